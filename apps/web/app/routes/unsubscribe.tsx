import { type ActionFunctionArgs, type MetaArgs, useActionData } from "react-router";
import { type LinkResult, UnsubscribePage } from "../features/subscriptions/link-page.tsx";
import { unsubscribeAction } from "../features/subscriptions/subscribe.server.ts";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export const headers = () => ({ "cache-control": "no-store" });

export const handle = { namespaces: ["subscriptions"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => [
  ...pageMeta(args, (t) => ({
    title: t("subscriptions:unsubscribe.meta.title"),
    description: t("subscriptions:unsubscribe.meta.description"),
  })),
  { name: "robots", content: "noindex" },
];

export const action = (visit: ActionFunctionArgs) => unsubscribeAction(visit, visit.params.token);

export default function Unsubscribe() {
  return <UnsubscribePage result={useActionData<LinkResult>()} />;
}

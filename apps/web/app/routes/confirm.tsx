import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { ConfirmPage, type LinkResult } from "../features/subscriptions/link-page.tsx";
import { confirmAction } from "../features/subscriptions/subscribe.server.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["subscriptions"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, {
    title: "subscriptions:confirm.meta.title",
    description: "subscriptions:confirm.meta.description",
  });

export const action = (visit: ActionFunctionArgs) => confirmAction(visit, visit.params.token);

export default function Confirm() {
  return <ConfirmPage result={useAnswer<LinkResult>()} />;
}

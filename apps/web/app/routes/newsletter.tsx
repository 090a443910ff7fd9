import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { subscribeAction } from "../features/subscriptions/subscribe.server.ts";
import { NewsletterPage } from "../features/subscriptions/subscribe-pages.tsx";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["subscriptions"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, {
    title: "subscriptions:newsletter.meta.title",
    description: "subscriptions:newsletter.meta.description",
  });

export const action = (visit: ActionFunctionArgs) => subscribeAction(visit);

export default function Newsletter() {
  return <NewsletterPage />;
}

import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { leadAction } from "../features/subscriptions/subscribe.server.ts";
import { EarlyAccessPage } from "../features/subscriptions/subscribe-pages.tsx";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["subscriptions"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, {
    title: "subscriptions:earlyAccess.meta.title",
    description: "subscriptions:earlyAccess.meta.description",
  });

export const action = (visit: ActionFunctionArgs) => leadAction(visit);

export default function EarlyAccess() {
  return <EarlyAccessPage />;
}

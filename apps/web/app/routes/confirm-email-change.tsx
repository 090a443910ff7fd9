import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { ChangePage } from "../features/email-changes/change-page.tsx";
import { confirmAction } from "../features/email-changes/email-changes.server.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["email-changes"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, { title: "email-changes:confirm.title", description: "email-changes:confirm.lead" });

export const action = (visit: ActionFunctionArgs) => confirmAction(visit, visit.params.token);

export default function ConfirmEmailChange() {
  return <ChangePage act="confirm" />;
}

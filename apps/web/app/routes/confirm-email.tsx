import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { confirmAction, resendAction } from "../features/accounts/accounts.server.ts";
import { ConfirmEmailPage } from "../features/accounts/confirm-email-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["accounts"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, { title: "accounts:confirm.meta.title", description: "accounts:confirm.meta.description" });

const confirm = (visit: ActionFunctionArgs) => confirmAction(visit, visit.params.token);

export const action = actionByForm({ confirm, resend: resendAction });

export default function ConfirmEmail() {
  return <ConfirmEmailPage />;
}

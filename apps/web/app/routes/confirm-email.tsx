import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { confirmAction, resendAction } from "../features/accounts/accounts.server.ts";
import { ConfirmEmailPage } from "../features/accounts/confirm-email-page.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export const headers = () => ({ "cache-control": "no-store" });

export const handle = { namespaces: ["accounts"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => [
  ...pageMeta(args, (t) => ({
    title: t("accounts:confirm.meta.title"),
    description: t("accounts:confirm.meta.description"),
  })),
  { name: "robots", content: "noindex" },
];

const confirm = (visit: ActionFunctionArgs) => confirmAction(visit, visit.params.token);

export async function action(visit: ActionFunctionArgs) {
  const chosen = await actionOf(visit, { confirm, resend: resendAction });
  return chosen(visit);
}

export default function ConfirmEmail() {
  return <ConfirmEmailPage />;
}

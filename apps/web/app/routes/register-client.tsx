import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from "react-router";
import { registerAction, resendAction } from "../features/accounts/accounts.server.ts";
import { RegisterClientPage } from "../features/accounts/register-page.tsx";
import { actionOf } from "../platform/form-action.ts";
import { onlyGuests } from "../platform/guest.server.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { pageMeta } from "../platform/page-meta.ts";

export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["accounts", "passwords"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("accounts:client.meta.title"),
    description: t("accounts:client.meta.description"),
  }));

export const loader = (visit: LoaderFunctionArgs) => onlyGuests(visit);

const register = (visit: ActionFunctionArgs) => registerAction(visit, "client");

export async function action(visit: ActionFunctionArgs) {
  const chosen = await actionOf(visit, { registration: register, resend: resendAction });
  return chosen(visit);
}

export default function RegisterClient() {
  return <RegisterClientPage />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from "react-router";
import { registerAction, resendAction } from "../features/accounts/accounts.server.ts";
import { RegisterCoachPage } from "../features/accounts/register-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";
import { onlyGuests } from "../platform/session/guest.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["accounts", "passwords"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "accounts:coach.meta.title", description: "accounts:coach.meta.description" });

export const loader = (visit: LoaderFunctionArgs) => onlyGuests(visit);

const register = (visit: ActionFunctionArgs) => registerAction(visit, "coach");

export const action = actionByForm({ registration: register, resend: resendAction });

export default function RegisterCoach() {
  return <RegisterCoachPage />;
}

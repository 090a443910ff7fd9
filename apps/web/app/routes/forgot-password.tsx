import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { ForgotPage } from "../features/passwords/forgot-page.tsx";
import { forgotAction } from "../features/passwords/passwords.server.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["passwords"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, { title: "passwords:forgot.meta.title", description: "passwords:forgot.meta.description" });

export const action = (visit: ActionFunctionArgs) => forgotAction(visit);

export default function ForgotPassword() {
  return <ForgotPage />;
}

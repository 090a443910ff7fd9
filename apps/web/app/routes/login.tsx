import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { resendAction } from "../features/accounts/accounts.server.ts";
import { Resend, ResendForm } from "../features/accounts/check-mail.tsx";
import { LoginPage } from "../features/sign-in/login-page.tsx";
import { loadLogin, loginAction } from "../features/sign-in/sign-in.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";
import { useStoreCodeFromAddress } from "../shared/gift-code/stored-code.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["sign-in", "accounts"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "sign-in:meta.title", description: "sign-in:meta.description" });

export const loader = (visit: LoaderFunctionArgs) => loadLogin(visit);

export const action = actionByForm({ login: loginAction, resend: resendAction });

export default function Login() {
  useStoreCodeFromAddress();
  const resend = { to: (email: string) => <Resend email={email} />, form: <ResendForm /> };
  return <LoginPage {...useLoaderData<typeof loader>()} resend={resend} />;
}

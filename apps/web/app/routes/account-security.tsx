import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadFactors, SECURITY_ACTIONS } from "../features/second-factors/security.server.ts";
import { SecurityPage } from "../features/second-factors/security-page.tsx";
import { NoPassword } from "../features/settings/no-password.tsx";
import { resetMailAction } from "../features/settings/settings.server.ts";
import { actionOf } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["second-factors"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "second-factors:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { email, hasPassword } = await requireMember(visit);
  return { email, hasPassword, factors: await loadFactors(visit) };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: ActionFunctionArgs) => Promise<unknown>>(visit, {
    ...SECURITY_ACTIONS,
    resetMail: resetMailAction,
  });
  return act(visit);
}

export default function AccountSecurity() {
  const { email, hasPassword, factors } = useLoaderData<typeof loader>();
  return <SecurityPage {...factors} noPassword={hasPassword ? undefined : <NoPassword email={email} />} />;
}

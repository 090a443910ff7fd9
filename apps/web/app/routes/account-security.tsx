import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadFactors, SECURITY_ACTIONS } from "../features/second-factors/security.server.ts";
import { SecurityPage } from "../features/second-factors/security-page.tsx";
import { NoPassword } from "../features/settings/no-password.tsx";
import { resetMailAction } from "../features/settings/settings.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["second-factors"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "second-factors:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { email, hasPassword } = await requireMember(visit);
  return { email, hasPassword, factors: await loadFactors(visit) };
}

export const action = actionByForm({
  ...SECURITY_ACTIONS,
  resetMail: resetMailAction,
});

export default function AccountSecurity() {
  const { email, hasPassword, factors } = useLoaderData<typeof loader>();
  return <SecurityPage {...factors} noPassword={hasPassword ? undefined : <NoPassword email={email} />} />;
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { NoPassword } from "../features/settings/no-password.tsx";
import { PasswordForm } from "../features/settings/password-form.tsx";
import { passwordAction, resetMailAction } from "../features/settings/settings.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["passwords"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "settings:password.title");

export async function loader(visit: LoaderFunctionArgs) {
  const { email, hasPassword } = await requireMember(visit);
  return { email, hasPassword };
}

export const action = actionByForm({
  password: passwordAction,
  resetMail: resetMailAction,
});

export default function AccountPassword() {
  const { t } = useTranslation("settings");
  const { email, hasPassword } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("password.title")} lead={t("password.lead")} />
      {hasPassword ? (
        <Panel title={t("password.panel")}>
          <PasswordForm email={email} />
        </Panel>
      ) : (
        <NoPassword email={email} />
      )}
    </>
  );
}

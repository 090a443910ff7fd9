import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { downloadAction } from "../features/personal-data/data.server.ts";
import { DownloadPanel } from "../features/personal-data/download-panel.tsx";
import { NoPassword } from "../features/settings/no-password.tsx";
import { resetMailAction } from "../features/settings/settings.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel, Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["personal-data"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "personal-data:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { email, hasPassword } = await requireMember(visit);
  return { email, hasPassword };
}

export const action = actionByForm({
  download: downloadAction,
  resetMail: resetMailAction,
});

export default function AccountData() {
  const { t } = useTranslation("personal-data");
  const { email, hasPassword } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        {!hasPassword && <NoPassword email={email} />}
        <DownloadPanel mayAsk={hasPassword} />
        <Panel title={t("settings:nav.delete")}>
          <p>{t("settings:delete.way")}</p>
          <div>
            <PageButton to="accountDelete" look="ghost">
              {t("settings:delete.go")}
            </PageButton>
          </div>
        </Panel>
      </Panels>
    </>
  );
}

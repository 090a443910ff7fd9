import { type MetaArgs, useLoaderData } from "react-router";
import { BOOKKEEPING_ACTIONS, loadBookkeeping } from "../features/bookkeeping/bookkeeping.server.ts";
import { MonthFiles } from "../features/bookkeeping/month-files.tsx";
import { SettingsForm } from "../features/bookkeeping/settings-form.tsx";
import { Years } from "../features/bookkeeping/years.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { BackLink } from "../ui/links.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["bookkeeping"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "bookkeeping:title");

export const loader = loaderFor("coach", loadBookkeeping);

export const action = actionByForm(BOOKKEEPING_ACTIONS);

export default function CoachBookkeeping() {
  const { t } = useTranslation("bookkeeping");
  const { years, settings, months } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader back={<BackLink to="coachInvoices">{t("back")}</BackLink>} title={t("title")} lead={t("lead")} />
      <Panels>
        <Years years={years} />
        <MonthFiles months={months} settings={settings} />
        <SettingsForm settings={settings} />
      </Panels>
    </>
  );
}

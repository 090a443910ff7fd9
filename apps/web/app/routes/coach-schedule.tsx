import { type MetaArgs, useLoaderData } from "react-router";
import { HoursForm } from "../features/schedules/hours-fields.tsx";
import { HOURS_ACTIONS, loadHours } from "../features/schedules/schedule.server.ts";
import { TimeZoneForm } from "../features/schedules/time-zone-field.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { PageLink } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel, Panels } from "../ui/panel.tsx";
import patterns from "../ui/patterns.module.css";
import { Failure } from "../ui/placeholders.tsx";
import { RichText } from "../ui/rich-text.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["schedules"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "schedules:page.title");

export const loader = loaderFor("coach", async (visit) => ({ facts: await loadHours(visit) }));

export const action = actionByForm(HOURS_ACTIONS);

export default function CoachSchedule() {
  const { t } = useTranslation("schedules");
  const { facts } = useLoaderData<typeof loader>();
  const exceptions = (words: string) => (
    <PageLink className={patterns.link} to="coachExceptions">
      {words}
    </PageLink>
  );
  return (
    <>
      <PageHeader title={t("page.title")} lead={<RichText text={t("page.lead")} tags={{ exceptions }} />} />
      {facts ? (
        <Panels>
          <Panel title={t("hours.title")} aside={<PageLink to="coachPreview">{t("page.preview")}</PageLink>}>
            <HoursForm slots={facts.slots} />
          </Panel>
          <Panel title={t("zone.title")}>
            <p>{t("zone.text")}</p>
            <TimeZoneForm {...facts.zone} />
          </Panel>
        </Panels>
      ) : (
        <Failure title={t("page.failed")} />
      )}
    </>
  );
}

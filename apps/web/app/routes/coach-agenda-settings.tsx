import { type MetaArgs, useLoaderData } from "react-router";
import { KNOWN_CLIENTS_ACTIONS, loadPublication } from "../features/coach-profiles/publication/publication.server.ts";
import { KnownClientsForm } from "../features/coach-profiles/publication/visibility-panel.tsx";
import { loadSchedule, settingsAction } from "../features/schedules/schedule.server.ts";
import { SettingsForm } from "../features/schedules/settings-form.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel, Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["schedules", "coach-profiles-publication"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "schedules:settings.title");

export const loader = loaderFor("coach", async (visit) => {
  const [schedule, publication] = await Promise.all([loadSchedule(visit), loadPublication(visit)]);
  return { settings: schedule?.settings, knownClientsMayBook: publication?.knownClientsMayBook };
});

export const action = actionByForm({ settings: settingsAction, ...KNOWN_CLIENTS_ACTIONS });

export default function CoachAgendaSettings() {
  const { t } = useTranslation("schedules");
  const { settings, knownClientsMayBook } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("settings.title")} lead={t("settings.lead")} />
      {settings ? (
        <Panels>
          <Panel title={t("settings.panel")}>
            <SettingsForm settings={settings} />
          </Panel>
          {knownClientsMayBook !== undefined && (
            <Panel title={t("coach-profiles-publication:knownClients.title")}>
              <KnownClientsForm allowed={knownClientsMayBook} />
            </Panel>
          )}
        </Panels>
      ) : (
        <Failure title={t("settings.failed")} />
      )}
    </>
  );
}

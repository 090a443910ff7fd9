import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadSchedule, settingsAction } from "../features/schedule/schedule.server.ts";
import { SettingsForm } from "../features/schedule/settings-form.tsx";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { Failure } from "../ui/failure.tsx";
import { Panel } from "../ui/panel.tsx";
import { PageHead } from "../ui/section.tsx";

export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["schedule"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "schedule:settings.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  const schedule = await loadSchedule(visit);
  return { settings: schedule?.settings };
}

export const action = (visit: ActionFunctionArgs) => settingsAction(visit);

export default function CoachAgendaSettings() {
  const { t } = useTranslation("schedule");
  const { settings } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("settings.title")} lead={t("settings.lead")} />
      {settings ? (
        <Panel title={t("settings.panel")}>
          <SettingsForm settings={settings} />
        </Panel>
      ) : (
        <Failure title={t("settings.failed")} />
      )}
    </>
  );
}

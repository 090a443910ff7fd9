import { type MetaArgs, useLoaderData } from "react-router";
import { askCoachOverview } from "../features/appointments/overview/overview.server.ts";
import { WeekPanel } from "../features/appointments/overview/week-panel.tsx";
import { ProfileStatus } from "../features/coach-profiles/publication/completeness-card.tsx";
import { loadPublication, PUBLICATION_ACTIONS } from "../features/coach-profiles/publication/publication.server.ts";
import { HelpLinks } from "../features/dashboards/coach-home.tsx";
import { loadDashboard } from "../features/dashboards/dashboards.server.ts";
import { Numbers } from "../features/dashboards/numbers.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

const NAMESPACES = ["dashboards", "appointments", "coach-profiles-publication"] as const;
export const handle = { namespaces: NAMESPACES } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "dashboards:numbers.page");

export const loader = loaderFor("coach", async (visit) => {
  const [appointments, publication, dashboard] = await Promise.all([
    askCoachOverview(visit),
    loadPublication(visit),
    loadDashboard(visit),
  ]);
  return { appointments, publication, dashboard };
});

export const action = actionByForm({ saveVisibility: PUBLICATION_ACTIONS.saveVisibility });

/** The practice in figures, and how the profile stands: everything that is not about today. */
export default function CoachNumbers() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("dashboards");
  const { appointments, publication, dashboard } = useLoaderData<typeof loader>();
  const { now, ...numbers } = dashboard;
  return (
    <>
      <PageHeader
        title={t("numbers.page")}
        lead={t("numbers.lead")}
        acts={
          <PageButton to="coachGrowth" look="ghost" small>
            {t("numbers.growth")}
          </PageButton>
        }
      />
      <Numbers {...numbers} />
      <Panels>
        <WeekPanel {...appointments} />
        <ProfileStatus
          publication={publication}
          isConnected={now?.isPayoutReady}
          isPrompted={false}
          isSettingUp={false}
        />
      </Panels>
      <HelpLinks />
    </>
  );
}

import { type MetaArgs, useLoaderData } from "react-router";
import { CheckInPanel } from "../features/goals/check-ins.tsx";
import { loadOwnGoals, OWN_GOAL_ACTIONS } from "../features/goals/goals.server.ts";
import { OwnGoalPanel } from "../features/goals/own-goals.tsx";
import { ProgressPanel } from "../features/goals/progress-chart.tsx";
import { OwnWorksheetPanel } from "../features/worksheets/worksheet-rows.tsx";
import { loadOwnWorksheets } from "../features/worksheets/worksheets.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["goals", "worksheets"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "goals:title");

export const loader = loaderFor("client", async (visit) => {
  const [own, worksheets] = await Promise.all([loadOwnGoals(visit), loadOwnWorksheets(visit)]);
  return { own, worksheets };
});

export const action = actionByForm(OWN_GOAL_ACTIONS);

export default function ClientGoals() {
  useRevalidateOn("notifications");
  const { t } = useTranslation("goals");
  const { own, worksheets } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        {!own && <Failure title={t("failed")} />}
        <OwnWorksheetPanel items={worksheets} />
        {own && (
          <>
            <OwnGoalPanel own={own} />
            <CheckInPanel own={own} />
            <ProgressPanel progress={own.progress} />
          </>
        )}
      </Panels>
    </>
  );
}

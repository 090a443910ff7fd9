import type { SharedGoals } from "@aufwind/contract/goals";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { CheckInRows } from "./check-ins.tsx";
import { GoalFields } from "./goal-form.tsx";
import { GoalList } from "./goal-list.tsx";
import { ProgressPanel } from "./progress-chart.tsx";

type SharedGoalPanelsProps = { clientId: string; shared: SharedGoals | null };

/** In a client's file: what the client shares with the coach. */
export function SharedGoalPanels({ clientId, shared }: SharedGoalPanelsProps) {
  const { t } = useTranslation("goals");
  if (!shared) return <Failure title={t("list.failed")} />;
  return (
    <>
      <Panel title={t("list.title")} id="goals">
        {shared.goals.length === 0 && <p>{t("list.noneShared")}</p>}
        <GoalList goals={shared.goals} page="coachGoal" />
        <Disclosure summary={t("form.add")}>
          <PageForm
            key={shared.goals.length}
            name="add"
            failure={t("form.failed")}
            saved={t("form.added")}
            query="tab=goals"
          >
            <input type="hidden" name="clientId" value={clientId} />
            <p>{t("form.sharedHelp")}</p>
            <GoalFields side="coach" />
            <SubmitRow>{t("form.submit")}</SubmitRow>
          </PageForm>
        </Disclosure>
      </Panel>
      <ProgressPanel progress={shared.progress} />
      {shared.checkIns.length > 0 && (
        <Panel title={t("checkIn.latest")}>
          <CheckInRows checkIns={shared.checkIns.slice(0, 10)} />
        </Panel>
      )}
    </>
  );
}

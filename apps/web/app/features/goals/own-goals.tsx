import type { OwnGoals } from "@aufwind/contract/goals";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { GoalFields, SharingField } from "./goal-form.tsx";
import { GoalList } from "./goal-list.tsx";

/** A client's goals, and a form for a new one. */
export function OwnGoalPanel({ own }: { own: OwnGoals }) {
  const { t } = useTranslation("goals");
  const isFirst = own.goals.length === 0;
  return (
    <Panel title={t("list.title")} id="goals">
      {isFirst && <p>{t("list.none")}</p>}
      <GoalList goals={own.goals} page="clientGoal" />
      <Disclosure summary={t("form.add")} open={isFirst}>
        {/* A new form after each new goal. */}
        <PageForm key={own.goals.length} name="add" failure={t("form.failed")} saved={t("form.added")}>
          <GoalFields side="client" />
          <SharingField coaches={own.coaches} />
          <SubmitRow look={isFirst ? "accent" : "primary"}>{t("form.submit")}</SubmitRow>
        </PageForm>
      </Disclosure>
    </Panel>
  );
}

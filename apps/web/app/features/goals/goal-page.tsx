import type { Goal } from "@aufwind/contract/goals";
import { GOAL_STATES } from "@aufwind/rules/goals";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import { GoalFields, SharingField } from "./goal-form.tsx";
import styles from "./goals.module.css";
import { StepPanel } from "./steps.tsx";

type GoalPageProps = {
  goal: Goal;
  side: "client" | "coach";
  /** With whom a client may share it. */
  coaches: readonly { id: string; name: string }[];
};

/** One goal: what and why, its steps, what became of it. */
export function GoalPage({ goal, side, coaches }: GoalPageProps) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  const { title, why, state, targetOn, coach, client } = goal;
  const reader = side === "coach" ? client.name : coach?.name;
  return (
    <>
      <PageHeader
        back={
          side === "client" ? (
            <BackLink to="clientGoals">{t("one.all")}</BackLink>
          ) : (
            <BackLink to="coachClient" params={{ id: client.id }} query="tab=goals">
              {t("one.file")}
            </BackLink>
          )
        }
        title={title ?? t("unreadable")}
        lead={[
          targetOn && t("list.until", { day: formatDay(locale, targetOn) }),
          coach ? t("one.sharedWith", { name: reader || t("gone") }) : t("one.private"),
        ]
          .filter(Boolean)
          .join(" · ")}
      />
      <Panels>
        {why && (
          <Panel title={t("form.why")}>
            <p className={styles.text}>{why}</p>
          </Panel>
        )}
        <StepPanel goal={goal} side={side} />
        <Panel
          title={t("one.state")}
          aside={<Pill tone={state === "open" ? "teal" : "plain"}>{t(`state.${state}`)}</Pill>}
        >
          <StateForms goal={goal} />
          <History history={goal.history} />
        </Panel>
        <Panel title={t("one.page")} id="change-panel">
          <Disclosure summary={t("one.change")}>
            <PageForm key={goal.version} name="change" failure={t("form.failed")} saved={t("form.saved")}>
              <input type="hidden" name="id" value={goal.id} />
              <input type="hidden" name="version" value={goal.version} />
              <GoalFields goal={goal} side={side} />
              <SubmitRow>{t("form.save")}</SubmitRow>
            </PageForm>
          </Disclosure>
          {goal.can.includes("share") && <ShareForm goal={goal} coaches={coaches} />}
          {goal.can.includes("delete") && <DeleteForm goal={goal} />}
        </Panel>
      </Panels>
    </>
  );
}

/** A button for each other state. */
function StateForms({ goal }: { goal: Goal }) {
  const { t } = useTranslation("goals");
  return (
    <div className={styles.buttons}>
      {GOAL_STATES.filter((state) => state !== goal.state).map((state) => (
        <PageForm key={state} name={`state.${state}`} failure={t("form.failed")}>
          <input type="hidden" name="id" value={goal.id} />
          <input type="hidden" name="state" value={state} />
          <SubmitButton look={state === "reached" ? "accent" : "ghost"} small>
            {t(`one.${state}`)}
          </SubmitButton>
        </PageForm>
      ))}
    </div>
  );
}

function History({ history }: Pick<Goal, "history">) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  if (history.length === 0) return null;
  return (
    <ol className={styles.history}>
      {history.toReversed().map(({ state, by, changedAt }) => (
        <li key={changedAt}>
          {formatDate(locale, changedAt)}: {t(`state.${state}`)} ({t(`side.${by}`)})
        </li>
      ))}
    </ol>
  );
}

function ShareForm({ goal, coaches }: Pick<GoalPageProps, "goal" | "coaches">) {
  const { t } = useTranslation("goals");
  return (
    <Disclosure summary={t("sharing.title")}>
      <PageForm key={goal.coach?.id} name="share" failure={t("form.failed")} saved={t("form.saved")}>
        <input type="hidden" name="id" value={goal.id} />
        <SharingField coaches={coaches} defaultValue={goal.coach?.id ?? ""} />
        <SubmitRow small>{t("sharing.submit")}</SubmitRow>
      </PageForm>
    </Disclosure>
  );
}

function DeleteForm({ goal }: { goal: Goal }) {
  const { t } = useTranslation("goals");
  return (
    <Disclosure summary={t("one.delete")}>
      <PageForm name="delete" failure={t("form.failed")} leadsOn>
        <p>{t("one.deleteText")}</p>
        <input type="hidden" name="id" value={goal.id} />
        <input type="hidden" name="clientId" value={goal.client.id} />
        <SubmitRow look="danger" small>
          {t("one.deleteSubmit")}
        </SubmitRow>
      </PageForm>
    </Disclosure>
  );
}

import type { Goal, GoalStep } from "@aufwind/contract/goals";
import type { Side } from "@aufwind/rules/appointments/status";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import brief from "../../shared/brief-rows.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./goals.module.css";

/** The steps of a goal, and a form for the next one. */
export function StepPanel({ goal, side }: { goal: Goal; side: Side }) {
  const { t } = useTranslation("goals");
  const today = berlinDay(Date.now());
  const nameOf = (by: Side | null) => (by === "coach" ? goal.coach?.name || t("gone") : by && goal.client.name);
  return (
    <Panel title={t("steps.title")} id="steps">
      {goal.steps.length === 0 && <p>{t("steps.none")}</p>}
      <ul className={styles.rows}>
        {goal.steps.map((step) => (
          <StepRow key={step.id} step={step} today={today} doneBy={side !== step.doneBy ? nameOf(step.doneBy) : null} />
        ))}
      </ul>
      <div className={styles.steps}>
        <PageForm key={goal.steps.length} name="addStep" failure={t("form.failed")} saved={t("steps.added")}>
          <input type="hidden" name="id" value={goal.id} />
          <StepFields />
          <SubmitRow>{t("steps.add")}</SubmitRow>
        </PageForm>
      </div>
    </Panel>
  );
}

function StepFields({ step }: { step?: GoalStep }) {
  const { t } = useTranslation("goals");
  return (
    <div className={styles.fields}>
      <TextField name="text" label={t("steps.text")} defaultValue={step?.text ?? ""} />
      <TextField name="dueOn" type="date" label={t("steps.dueOn")} optional defaultValue={step?.dueOn ?? ""} />
    </div>
  );
}

type StepRowProps = {
  step: GoalStep;
  today: string;
  /** Who ticked it off, if it was the other one. */
  doneBy: string | null;
};

function StepRow({ step, today, doneBy }: StepRowProps) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  const { id, text, dueOn, doneAt } = step;
  const name = text ?? t("unreadable");
  const isOver = !doneAt && dueOn !== null && dueOn < today;
  const doneOn = doneAt ? formatDate(locale, doneAt) : "";
  return (
    <li className={styles.step} data-done={doneAt !== null || undefined}>
      <div className={`${patterns.iconRow} ${styles.row}`}>
        <PageForm name={`done.${id}`} failure={t("form.failed")}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="done" value={doneAt ? "no" : "yes"} />
          <SubmitButton look="quiet" small>
            <span className={styles.box} aria-hidden="true">
              {doneAt && <Icon name="check" />}
            </span>
            <VisuallyHidden>{t(doneAt ? "steps.undo" : "steps.tick", { name })}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
        <div className={brief.told}>
          <p className={`${brief.name} ${styles.name}`}>{name}</p>
          {doneAt && (
            <p className={brief.soft}>
              {doneBy ? t("steps.doneBy", { day: doneOn, name: doneBy }) : t("steps.done", { day: doneOn })}
            </p>
          )}
        </div>
        {!doneAt && dueOn && (
          <Pill tone={isOver ? "warn" : "plain"}>
            {t(isOver ? "steps.over" : "steps.until", { day: formatDay(locale, dueOn, "plain") })}
          </Pill>
        )}
      </div>
      <Disclosure
        summary={
          <>
            {t("steps.change")} <VisuallyHidden>: {name}</VisuallyHidden>
          </>
        }
      >
        <PageForm key={step.version} name={`changeStep.${id}`} failure={t("form.failed")} saved={t("form.saved")}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={step.version} />
          <StepFields step={step} />
          <SubmitRow small>{t("form.save")}</SubmitRow>
        </PageForm>
        <PageForm name={`removeStep.${id}`} failure={t("form.failed")}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton look="quiet" small>
            {t("steps.delete")}
          </SubmitButton>
        </PageForm>
      </Disclosure>
    </li>
  );
}

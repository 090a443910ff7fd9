import type { Goal, GoalStep } from "@aufwind/contract/goals";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./goals.module.css";

/** The steps of a goal, and a form for the next one. */
export function StepPanel({ goal }: { goal: Goal }) {
  const { t } = useTranslation("goals");
  const today = berlinDay(Date.now());
  return (
    <Panel title={t("steps.title")} id="steps">
      {goal.steps.length === 0 && <p>{t("steps.none")}</p>}
      <ul className={styles.rows}>
        {goal.steps.map((step) => (
          <StepRow key={step.id} step={step} today={today} />
        ))}
      </ul>
      <PageForm key={goal.steps.length} name="addStep" failure={t("form.failed")} saved={t("steps.added")}>
        <input type="hidden" name="id" value={goal.id} />
        <StepFields />
        <div>
          <SubmitButton>{t("steps.add")}</SubmitButton>
        </div>
      </PageForm>
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

type StepRowProps = { step: GoalStep; today: string };

function StepRow({ step, today }: StepRowProps) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  const { id, text, dueOn, doneAt, doneBy } = step;
  const name = text ?? t("unreadable");
  const isOver = !doneAt && dueOn !== null && dueOn < today;
  return (
    <li className={styles.step} data-done={doneAt !== null || undefined}>
      <div className={styles.row}>
        <PageForm name={`done.${id}`} failure={t("form.failed")}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="done" value={doneAt ? "no" : "yes"} />
          <SubmitButton look="ghost" small>
            <Icon name={doneAt ? "close" : "check"} />
            <VisuallyHidden>{t(doneAt ? "steps.undo" : "steps.tick", { name })}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
        <div className={styles.told}>
          <p className={styles.name}>{name}</p>
          {doneAt && doneBy && (
            <p className={styles.soft}>{t(`steps.doneBy.${doneBy}`, { day: formatDate(locale, doneAt) })}</p>
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
          <div>
            <SubmitButton small>{t("form.save")}</SubmitButton>
          </div>
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

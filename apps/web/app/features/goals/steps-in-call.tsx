import { type Goal, type GoalStep, listOwnGoals, listSharedGoals, setStepDone } from "@aufwind/contract/goals";
import type { Side } from "@aufwind/rules/appointments/status";
import { useCallback, useEffect, useRef, useState } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import styles from "./steps-in-call.module.css";

/** Both look at the same steps: what the other one ticks off is seen within this time. */
const READ_AGAIN_MS = 15_000;

type StepsInCallProps = { side: Side; clientId: string };
type ShownGoal = Pick<Goal, "id" | "title" | "steps">;

const readGoals = async ({ side, clientId }: StepsInCallProps): Promise<readonly Goal[]> =>
  side === "client"
    ? (await callFromBrowser(listOwnGoals, {})).goals
    : (await callFromBrowser(listSharedGoals, { params: { id: clientId } })).goals;

/** Beside the picture: the client's open steps, ticked off in place. A coach sees those that are shared. */
export function StepsInCall({ side, clientId }: StepsInCallProps) {
  const { t } = useTranslation("goals");
  const { goals, isFailed, read, tick } = useOpenSteps({ side, clientId });
  if (isFailed && !goals) return <Failure title={t("list.failed")} onRetry={read} />;
  if (!goals) return <Skeleton lines={4} />;
  return (
    <div className={styles.steps}>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {t("form.failed")}
        </p>
      )}
      {goals.length === 0 && <p className={styles.none}>{t(side === "client" ? "call.none" : "call.noneShared")}</p>}
      {goals.map((goal) => (
        <section key={goal.id} aria-label={goal.title ?? t("unreadable")}>
          <h3>{goal.title ?? t("unreadable")}</h3>
          <ul>
            {goal.steps.map((step) => (
              <Step key={step.id} step={step} onTick={tick} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type StepProps = { step: GoalStep; onTick: (step: GoalStep) => void };

function Step({ step, onTick }: StepProps) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  const { id, text, dueOn, doneAt } = step;
  const isOver = !doneAt && dueOn !== null && dueOn < berlinDay(Date.now());
  return (
    <li data-done={doneAt !== null || undefined}>
      <input type="checkbox" id={id} checked={doneAt !== null} onChange={() => onTick(step)} />
      <label htmlFor={id}>
        <span className={styles.text}>{text ?? t("unreadable")}</span>
        {!doneAt && dueOn && (
          <span className={styles.due} data-over={isOver || undefined}>
            {t(isOver ? "steps.over" : "steps.until", { day: formatDay(locale, dueOn, "plain") })}
          </span>
        )}
      </label>
    </li>
  );
}

/** The open steps when the panel was opened; what is ticked off meanwhile stays, crossed out. */
function useOpenSteps({ side, clientId }: StepsInCallProps) {
  const { t } = useTranslation("goals");
  const [goals, setGoals] = useState<ShownGoal[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const shown = useRef(new Set<string>());
  const read = useCallback(async () => {
    try {
      setGoals(openOf(await readGoals({ side, clientId }), shown.current));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [side, clientId]);
  useEffect(() => {
    read();
    const timer = setInterval(read, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [read]);
  const tick = async ({ id, text, doneAt }: GoalStep) => {
    const isDone = doneAt === null;
    const now = new Date().toISOString();
    setGoals((known) => known && withStep(known, id, isDone ? now : null));
    try {
      await callFromBrowser(setStepDone, { params: { id }, body: { done: isDone } });
      announce(t(isDone ? "steps.tick" : "steps.undo", { name: text ?? "" }));
    } catch {
      setFailed(true);
      setGoals((known) => known && withStep(known, id, doneAt));
      return;
    }
    await read();
  };
  return { goals, isFailed, read, tick };
}

/** Of goals that are open: what is to be done, and what was to be done when it was first shown. */
function openOf(goals: readonly Goal[], shown: Set<string>): ShownGoal[] {
  return goals.flatMap(({ id, title, state, steps }) => {
    const open = state === "open" ? steps.filter((step) => step.doneAt === null || shown.has(step.id)) : [];
    for (const step of open) shown.add(step.id);
    return open.length > 0 ? [{ id, title, steps: open }] : [];
  });
}

const withStep = (goals: ShownGoal[], id: string, doneAt: string | null): ShownGoal[] =>
  goals.map((goal) => ({
    ...goal,
    steps: goal.steps.map((step) => (step.id === id ? { ...step, doneAt } : step)),
  }));

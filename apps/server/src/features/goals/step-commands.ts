import { randomUUID } from "node:crypto";
import { GOAL_LIMITS, type StepReminder, stepReminder } from "@aufwind/rules/goals";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText, sealText } from "../../platform/session/sealed-text.ts";
import { countAnew, lockOwn } from "./commands.ts";
import { STEPS, sideOf } from "./policy.ts";
import * as store from "./step-store.ts";
import type { Own } from "./store.ts";

type Words = { text: string; dueOn: string | null };
type AddStepParams = Words & { goalId: string; userId: string };

export const addStep = (platform: Platform, { goalId, userId, text, dueOn }: AddStepParams) =>
  transact(platform.database, async (tx) => {
    const goal = await lockOwn(tx, { id: goalId, userId });
    const id = randomUUID();
    const sealed = sealText(platform.config, { of: STEPS, row: { id, goal_id: goal.id }, text });
    const row = { id, goal_id: goal.id, due_on: dueOn, reminded: remindedOf(platform, dueOn) };
    const isAdded = await store.insertStep(
      tx,
      { ...row, ...sealed, created_at: platform.clock.now() },
      GOAL_LIMITS.steps,
    );
    if (!isAdded) throw new Problem("tooManySteps");
    await countAnew(tx, platform, goal);
    return { id };
  });

/** Nobody is reminded of a date that was over when it was written down. */
function remindedOf({ clock }: Platform, dueOn: string | null): StepReminder | null {
  const reminder = dueOn && stepReminder({ dueOn, today: berlinDay(clock.now()) });
  return reminder === "stepOverdue" ? reminder : null;
}

type ChangeStepParams = Own & Words & { version: number };

/** Changes words and date if the version that was read is still the current one. */
export const changeStep = (platform: Platform, { version, text, dueOn, ...own }: ChangeStepParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { step, goal } = await lockOwnStep(tx, own);
    if (step.version !== version) throw new Problem("changedMeanwhile");
    if (openText(platform, { of: STEPS, row: step }) === null) throw new Problem("textUnreadable");
    const sealed = sealText(platform.config, { of: STEPS, row: step, text });
    const moved = step.due_on === dueOn ? {} : { due_on: dueOn, reminded: remindedOf(platform, dueOn) };
    await store.updateStep(tx, step.id, { ...sealed, ...moved, version: version + 1 });
    await countAnew(tx, platform, goal);
  });

/** Ticks a step off, or takes that back; the first to tick it off stays. */
export const setDone = (platform: Platform, { done, ...own }: Own & { done: boolean }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { step, goal } = await lockOwnStep(tx, own);
    if ((step.done_at !== null) === done) return;
    const done_by = done ? sideOf(goal, own.userId) : null;
    await store.updateStep(tx, step.id, { done_at: done ? platform.clock.now() : null, done_by });
    await countAnew(tx, platform, goal);
  });

export const deleteStep = (platform: Platform, own: Own): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { step, goal } = await lockOwnStep(tx, own);
    await store.deleteStep(tx, step.id);
    await countAnew(tx, platform, goal);
  });

/** The goal first, so that two people never wait for each other. */
async function lockOwnStep(tx: Tx, { id, userId }: Own) {
  const goalId = await store.findGoalOf(tx, id);
  if (!goalId) throw new Problem("notFound");
  const goal = await lockOwn(tx, { id: goalId, userId });
  const step = await store.lockStep(tx, id);
  if (!step) throw new Problem("notFound");
  return { goal, step };
}

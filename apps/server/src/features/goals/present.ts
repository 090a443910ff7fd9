import type { CheckIn, Goal, GoalStep } from "@aufwind/contract/goals";
import { inOrder } from "@aufwind/rules/goals";
import type { Platform } from "../../platform/platform.ts";
import { openText } from "../../platform/session/sealed-text.ts";
import type { CheckInRow } from "./check-in-store.ts";
import { CHECK_INS, GOALS, mayDelete, STEPS, sideOf } from "./policy.ts";
import type { StepRow } from "./step-store.ts";
import type { ChangeRow, GoalRow } from "./store.ts";

type Deps = Pick<Platform, "config" | "log">;

/** The words of a goal as they are sealed. */
export type GoalWords = { title: string; why: string };
/** A mood and its word as they are sealed. */
export type CheckInWords = { mood: number; word: string };

export function wordsOf(deps: Deps, row: GoalRow): GoalWords | null {
  const text = openText(deps, { of: GOALS, row });
  return text === null ? null : (JSON.parse(text) as GoalWords);
}

type Parts = { steps: readonly StepRow[]; changes: readonly ChangeRow[]; userId: string };

/** A goal as one of the two sees it; a text that does not open is null. */
export function presentGoal(deps: Deps, row: GoalRow, { steps, changes, userId }: Parts): Goal {
  const words = wordsOf(deps, row);
  return {
    id: row.id,
    version: row.version,
    title: words?.title ?? null,
    why: words?.why ?? null,
    targetOn: row.target_on,
    state: row.state,
    by: row.by,
    client: { id: row.client_id, name: row.client_name },
    coach: row.coach_id ? { id: row.coach_id, name: row.coach_name } : null,
    createdAt: row.created_at.toISOString(),
    steps: inOrder(steps.filter(({ goal_id }) => goal_id === row.id).map((step) => presentStep(deps, step))),
    history: changes
      .filter(({ goal_id }) => goal_id === row.id)
      .map(({ state, by, changed_at }) => ({ state, by, changedAt: changed_at.toISOString() })),
    can: [
      ...(sideOf(row, userId) === "client" ? (["share"] as const) : []),
      ...(mayDelete(row, userId) ? (["delete"] as const) : []),
    ],
  };
}

const presentStep = (deps: Deps, row: StepRow): GoalStep => ({
  id: row.id,
  version: row.version,
  text: openText(deps, { of: STEPS, row }),
  dueOn: row.due_on,
  doneAt: row.done_at?.toISOString() ?? null,
  doneBy: row.done_by,
});

export function presentCheckIn(deps: Deps, row: CheckInRow): CheckIn {
  const text = openText(deps, { of: CHECK_INS, row });
  const words = text === null ? null : (JSON.parse(text) as CheckInWords);
  return {
    id: row.id,
    on: row.checked_on,
    mood: words?.mood ?? null,
    word: words?.word ?? null,
    goalId: row.goal_id,
    coachId: row.coach_id,
  };
}

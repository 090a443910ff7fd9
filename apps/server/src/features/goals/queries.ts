import type { Goal, OwnGoals, SharedGoals } from "@aufwind/contract/goals";
import { nextDay, PROGRESS_WEEKS, progressOf } from "@aufwind/rules/goals";
import { DAY } from "@aufwind/rules/time/durations";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCoachesOf, isPair } from "../coach-clients/store.ts";
import { findCheckIns, isInvited } from "./check-in-store.ts";
import { presentCheckIn, presentGoal } from "./present.ts";
import { findSteps } from "./step-store.ts";
import * as store from "./store.ts";

type Pair = { coachId: string; clientId: string };

/** How many check-ins a list shows; the picture of progress counts all of its weeks. */
const LATEST = 30;

/** Everything of a client's own, private or not. */
export async function ownGoals(platform: Platform, clientId: string): Promise<OwnGoals> {
  const { database } = platform;
  const [kept, coaches, invited] = await Promise.all([
    goalsOf(platform, { clientId, userId: clientId }),
    findCoachesOf(database, clientId),
    isInvited(database, clientId),
  ]);
  return { ...kept, coaches, isInvited: invited };
}

/** What a client shares with a coach who works with them. */
export async function sharedGoals(platform: Platform, { coachId, clientId }: Pair): Promise<SharedGoals> {
  if (!(await isPair(platform.database, { coachId, clientId }))) throw new Problem("notFound");
  return goalsOf(platform, { clientId, coachId, userId: coachId });
}

type GoalsOfParams = { clientId: string; coachId?: string; userId: string };

async function goalsOf(platform: Platform, { userId, ...whose }: GoalsOfParams): Promise<SharedGoals> {
  const { database, clock } = platform;
  const now = clock.now();
  const since = berlinDay(new Date(now.getTime() - (PROGRESS_WEEKS + 1) * 7 * DAY));
  const [rows, checkInRows] = await Promise.all([
    store.findGoals(database, whose),
    findCheckIns(database, { ...whose, since }),
  ]);
  const goals = await withParts(platform, rows, userId);
  const checkIns = checkInRows.map((row) => presentCheckIn(platform, row));
  const moods = checkIns.flatMap(({ on, mood }) => (mood === null ? [] : [{ on, mood }]));
  const doneOn = goals.flatMap(({ steps }) =>
    steps.flatMap(({ doneAt }) => (doneAt ? [berlinDay(new Date(doneAt))] : [])),
  );
  return {
    goals,
    checkIns: checkIns.slice(0, LATEST),
    progress: progressOf({ checkIns: moods, doneOn, today: berlinDay(now) }),
  };
}

async function withParts(platform: Platform, rows: store.GoalRow[], userId: string): Promise<Goal[]> {
  const ids = rows.map(({ id }) => id);
  const [steps, changes] = await Promise.all([
    findSteps(platform.database, ids),
    store.findChanges(platform.database, ids),
  ]);
  return rows.map((row) => presentGoal(platform, row, { steps, changes, userId }));
}

/** One goal, for its client and the coach it is shared with. */
export async function readGoal(platform: Platform, own: store.Own): Promise<Goal> {
  const row = await store.findGoal(platform.database, own);
  const [goal] = row ? await withParts(platform, [row], own.userId) : [];
  if (!goal) throw new Problem("notFound");
  return goal;
}

/** Steps of a client's open goals that are due by tomorrow, or over. */
export async function stepsDue(platform: Platform, clientId: string) {
  const tomorrow = nextDay(berlinDay(platform.clock.now()));
  const rows = (await store.findGoals(platform.database, { clientId })).filter(({ state }) => state === "open");
  const goals = await withParts(platform, rows, clientId);
  return goals.flatMap(({ id, steps }) =>
    steps.flatMap(({ text, dueOn, doneAt }) =>
      dueOn !== null && dueOn <= tomorrow && !doneAt ? [{ goalId: id, text, dueOn }] : [],
    ),
  );
}

/** What a coach prepares from: the open goals that a client shares, with what is not done, and the latest check-ins. */
export async function openShared(platform: Platform, pair: Pair) {
  const { goals, checkIns } = await goalsOf(platform, { ...pair, userId: pair.coachId });
  return {
    checkIns,
    goals: goals
      .filter(({ state }) => state === "open")
      .map(({ id, title, targetOn, steps }) => ({
        id,
        title,
        targetOn,
        doneCount: steps.filter(({ doneAt }) => doneAt).length,
        steps: steps.flatMap((step) => (step.doneAt ? [] : [{ id: step.id, text: step.text, dueOn: step.dueOn }])),
      })),
  };
}

/** For the download of one's data, in clear words. */
export async function copyOf(platform: Platform, userId: string) {
  const { database } = platform;
  const goals = await withParts(platform, await store.findWritten(database, userId), userId);
  const checkIns = (await findCheckIns(database, { clientId: userId })).map((row) => presentCheckIn(platform, row));
  const invited = await isInvited(database, userId);
  if (goals.length + checkIns.length === 0 && !invited) return undefined;
  return {
    goals: goals.map(({ can: _, version: __, ...goal }) => goal),
    checkIns,
    isInvitedToCheckIn: invited,
  };
}

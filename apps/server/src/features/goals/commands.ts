import { randomUUID } from "node:crypto";
import type { Side } from "@aufwind/rules/appointments/status";
import { GOAL_LIMITS, type GoalState } from "@aufwind/rules/goals";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { expectActive } from "../accounts/queries.ts";
import { lockPair } from "../coach-clients/store.ts";
import { notify } from "../notifications/commands.ts";
import { hasUnread } from "../notifications/store.ts";
import { GOALS, mayDelete, sideOf } from "./policy.ts";
import { wordsOf } from "./present.ts";
import type { Own } from "./store.ts";
import * as store from "./store.ts";

type Words = { title: string; why: string; targetOn: string | null };
type NewGoalParams = Words & { clientId: string; coachId: string | null; by: Side };

/** A new goal: a client's own, private or shared, or a coach's for a client they work with. */
export const createGoal = (platform: Platform, { clientId, coachId, by, ...words }: NewGoalParams) =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, by === "coach" && coachId ? coachId : clientId);
    if (coachId && !(await lockPair(tx, { coachId, clientId }))) throw new Problem("notFound");
    if ((await store.countGoals(tx, clientId)) >= GOAL_LIMITS.goals) throw new Problem("tooManyGoals");

    const id = randomUUID();
    const sealed = sealText(platform.config, { of: GOALS, row: { id, client_id: clientId }, text: textOf(words) });
    const now = platform.clock.now();
    const row = { id, client_id: clientId, coach_id: coachId, by, target_on: words.targetOn };
    await store.insertGoal(tx, { ...row, ...sealed, now });
    if (coachId) await notifyShared(tx, platform, { clientId, coachId, by });
    return { id };
  });

const textOf = ({ title, why }: Words) => JSON.stringify({ title, why });

type ChangeGoalParams = Own & Words & { version: number };

/** Changes words and date if the version that was read is still the current one. */
export const changeGoal = (platform: Platform, { version, id, userId, ...words }: ChangeGoalParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const goal = await lockOwn(tx, { id, userId });
    if (goal.version !== version) throw new Problem("changedMeanwhile");
    // Refuses to overwrite a text that cannot be opened: it may be recoverable.
    if (!wordsOf(platform, goal)) throw new Problem("textUnreadable");
    const sealed = sealText(platform.config, { of: GOALS, row: goal, text: textOf(words) });
    const changed = { target_on: words.targetOn, version: version + 1, changed_at: platform.clock.now() };
    await store.updateGoal(tx, id, { ...sealed, ...changed });
  });

/** Calls a goal open, reached or dropped; the history says who did. Repeating it changes nothing. */
export const setState = (platform: Platform, { state, ...own }: Own & { state: GoalState }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const goal = await lockOwn(tx, own);
    if (goal.state === state) return;
    const changed_at = platform.clock.now();
    await store.updateGoal(tx, goal.id, { state, changed_at });
    await store.insertChange(tx, { goal_id: goal.id, state, by: sideOf(goal, own.userId), changed_at });
    await countAnew(tx, platform, goal);
  });

type ShareGoalParams = { id: string; clientId: string; coachId: string | null };

/** Shares an own goal with another coach, or with nobody; effective from the next request on. */
export const shareGoal = (platform: Platform, { id, clientId, coachId }: ShareGoalParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const goal = await lockOwn(tx, { id, userId: clientId });
    if (sideOf(goal, clientId) !== "client") throw new Problem("notFound");
    if (goal.coach_id === coachId) return;
    if (coachId && !(await lockPair(tx, { coachId, clientId }))) throw new Problem("notFound");
    await store.updateGoal(tx, id, { coach_id: coachId, changed_at: platform.clock.now() });
    if (coachId) await notifyShared(tx, platform, { clientId, coachId, by: "client" });
  });

export const deleteGoal = (platform: Platform, own: Own): Promise<void> =>
  transact(platform.database, async (tx) => {
    const goal = await lockOwn(tx, own);
    if (!mayDelete(goal, own.userId)) throw new Problem("notFound");
    await store.deleteGoal(tx, goal.id);
    await countAnew(tx, platform, goal);
  });

/** The client's open pages count what is due anew. */
export const countAnew = (tx: Tx, { events }: Platform, { client_id }: Pick<store.GoalRow, "client_id">) =>
  events.publish(tx, { audience: client_id, kind: "notifications", data: {} });

/** A goal that somebody reads and writes, locked; for everybody else there is none. */
export async function lockOwn(tx: Tx, own: Own): Promise<store.GoalRow> {
  const goal = await store.lockGoal(tx, own);
  if (!goal) throw new Problem("notFound");
  if (sideOf(goal, own.userId) === "coach") await expectActive(tx, own.userId);
  return goal;
}

type NotifySharedParams = { clientId: string; coachId: string; by: Side };

/** Tells the other one, once until they look. */
async function notifyShared(tx: Tx, platform: Platform, { clientId, coachId, by }: NotifySharedParams) {
  const userId = by === "coach" ? clientId : coachId;
  const data = by === "coach" ? {} : { clientId };
  if (await hasUnread(tx, { userId, kind: "goalShared", data })) return;
  await notify(tx, platform, [{ userId, kind: "goalShared", by, data }]);
}

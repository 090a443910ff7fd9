import { randomUUID } from "node:crypto";
import { GOAL_LIMITS, nextInvitation } from "@aufwind/rules/goals";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { lockPair } from "../coach-clients/store.ts";
import * as store from "./check-in-store.ts";
import { lockOwn } from "./commands.ts";
import { CHECK_INS } from "./policy.ts";

type CheckInParams = {
  clientId: string;
  mood: number;
  word: string;
  goalId: string | null;
  coachId: string | null;
};

/** How a client is today; the day is the one in Berlin. */
export const checkIn = (platform: Platform, { clientId, coachId, goalId, mood, word }: CheckInParams) =>
  transact(platform.database, async (tx) => {
    if (goalId) await lockOwn(tx, { id: goalId, userId: clientId });
    if (coachId && !(await lockPair(tx, { coachId, clientId }))) throw new Problem("notFound");
    const id = randomUUID();
    const now = platform.clock.now();
    const text = JSON.stringify({ mood, word });
    const sealed = sealText(platform.config, { of: CHECK_INS, row: { id, client_id: clientId }, text });
    const row = { id, client_id: clientId, coach_id: coachId, goal_id: goalId, checked_on: berlinDay(now) };
    const isAdded = await store.insertCheckIn(tx, { ...row, ...sealed, created_at: now }, GOAL_LIMITS.checkInsADay);
    if (!isAdded) throw new Problem("tooManyCheckIns");
    return { id };
  });

export async function deleteCheckIn({ database }: Platform, own: { id: string; clientId: string }): Promise<void> {
  if (!(await store.deleteCheckIn(database, own))) throw new Problem("notFound");
}

type SetInvitedParams = { clientId: string; isInvited: boolean };

/** The first invitation comes a week from now. */
export async function setInvited({ database, clock }: Platform, { clientId, isInvited }: SetInvitedParams) {
  if (!isInvited) await store.deleteInvitation(database, clientId);
  else await store.insertInvitation(database, { clientId, nextOn: nextInvitation(berlinDay(clock.now())) });
}

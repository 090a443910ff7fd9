import { FACTOR_RESET_WAITS } from "@aufwind/rules/people";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { addresseeOf } from "../accounts/queries.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import { recordAction } from "../audit-log/commands.ts";
import { dropFactors, methodsOf } from "../second-factors/commands.ts";
import { endSessions } from "../sessions/commands.ts";
import { resetAskedMail, resetDoneMail } from "./mails.ts";
import * as store from "./store.ts";

export type TeamActionParams = { id: string; operatorId: string; reason: string };

/** The person of an act, locked; nobody acts on a colleague here. */
export async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (!user || user.kind === "operator") throw new Problem("notFound");
  return user;
}

export const subjectOf = (id: string) => ({ kind: "person", id });

/** Asks for the second factors to be taken away in a day; the owner is told at once, in case somebody else asked. */
export const askFactorReset = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<Date> =>
  transact(platform.database, async (tx) => {
    const user = await lockPerson(tx, id);
    if ((await methodsOf(tx, id)).length === 0) throw new Problem("noSecondFactor");
    const now = platform.clock.now();
    const dueAt = new Date(now.getTime() + FACTOR_RESET_WAITS);
    const asked = { user_id: id, reason, asked_by: operatorId, asked_at: now, due_at: dueAt };
    if (!(await store.insertReset(tx, asked))) throw new Problem("notPossibleNow");
    await platform.outbox.add(tx, resetAskedMail(platform, { ...addresseeOf(user), dueAt }));
    await recordAction(tx, platform, { operatorId, action: "people.askFactorReset", subject: subjectOf(id), reason });
    return dueAt;
  });

export const cancelFactorReset = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await lockPerson(tx, id);
    if (!(await store.deleteReset(tx, id))) throw new Problem("notFound");
    await recordAction(tx, platform, {
      operatorId,
      action: "people.cancelFactorReset",
      subject: subjectOf(id),
      reason,
    });
  });

/** Takes the second factors of one person away whose day has passed; returns whether there was one. */
export const resetNextFactors = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const due = await store.lockDueReset(tx, platform.clock.now());
    if (!due) return false;
    await store.deleteReset(tx, due.user_id);
    const user = await lockUser(tx, due.user_id);
    if (!user) return true;
    await dropFactors(tx, user.id);
    await endSessions(tx, platform, { userId: user.id });
    await platform.outbox.add(tx, resetDoneMail(platform, addresseeOf(user)));
    const act = { action: "people.resetFactors", subject: subjectOf(user.id), reason: due.reason } as const;
    await recordAction(tx, platform, { operatorId: due.asked_by, ...act });
    return true;
  });

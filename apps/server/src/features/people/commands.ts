import { FACTOR_RESET_WAITS, type Restriction } from "@aufwind/rules/people";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PersonalData } from "../../platform/session/personal-data.ts";
import { addresseeOf } from "../accounts/queries.ts";
import * as restrictions from "../accounts/restriction-store.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import { requestApproval } from "../approvals/commands.ts";
import { recordAct } from "../audit-log/commands.ts";
import { erasePersonalData } from "../personal-data/commands.ts";
import { dropFactors, methodsOf } from "../second-factors/commands.ts";
import { endSessions } from "../sessions/commands.ts";
import { resetAskedMail, resetDoneMail } from "./mails.ts";
import * as store from "./store.ts";

type ActParams = { id: string; operatorId: string; reason: string };

/** The person of an act, locked; nobody acts on a colleague here. */
async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (!user || user.kind === "operator") throw new Problem("notFound");
  return user;
}

const subjectOf = (id: string) => ({ kind: "person", id });

/** Signs somebody out everywhere. */
export const endPersonSessions = (platform: Platform, { id, operatorId, reason }: ActParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await lockPerson(tx, id);
    const ended = await endSessions(tx, platform, { userId: id });
    const after = { ended };
    await recordAct(tx, platform, { operatorId, action: "people.endSessions", subject: subjectOf(id), after, reason });
  });

/** Asks for the second factors to be taken away in a day; the owner is told at once, in case somebody else asked. */
export const askFactorReset = (platform: Platform, { id, operatorId, reason }: ActParams): Promise<Date> =>
  transact(platform.database, async (tx) => {
    const user = await lockPerson(tx, id);
    if ((await methodsOf(tx, id)).length === 0) throw new Problem("noSecondFactor");
    const now = platform.clock.now();
    const dueAt = new Date(now.getTime() + FACTOR_RESET_WAITS);
    const asked = { user_id: id, reason, asked_by: operatorId, asked_at: now, due_at: dueAt };
    if (!(await store.insertReset(tx, asked))) throw new Problem("notPossibleNow");
    await platform.outbox.add(tx, resetAskedMail(platform, { ...addresseeOf(user), dueAt }));
    await recordAct(tx, platform, { operatorId, action: "people.askFactorReset", subject: subjectOf(id), reason });
    return dueAt;
  });

export const cancelFactorReset = (platform: Platform, { id, operatorId, reason }: ActParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await lockPerson(tx, id);
    if (!(await store.deleteReset(tx, id))) throw new Problem("notFound");
    await recordAct(tx, platform, { operatorId, action: "people.cancelFactorReset", subject: subjectOf(id), reason });
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
    await recordAct(tx, platform, { operatorId: due.asked_by, ...act });
    return true;
  });

type RestrictParams = { id: string; kind: Restriction; isOn: boolean; reason: string; by: Operator };

/** Stops somebody writing, or keeps their data from being erased; or takes that back. */
export const restrictPerson = (platform: Platform, { id, kind, isOn, reason, by }: RestrictParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    if (kind === "legalHold" && !by.permissions.includes("compliance")) throw new Problem("permissionMissing");
    await lockPerson(tx, id);
    const { operatorId } = by;
    const before = (await restrictions.findRestrictions(tx, id)).some((each) => each.kind === kind);
    if (isOn)
      await restrictions.insertRestriction(tx, { userId: id, kind, reason, now: platform.clock.now(), operatorId });
    else await restrictions.deleteRestriction(tx, { userId: id, kind });
    await recordAct(tx, platform, {
      operatorId,
      action: "people.restrict",
      subject: subjectOf(id),
      before: { [kind]: before },
      after: { [kind]: isOn },
      reason,
    });
  });

/** Asks a second person to agree to an erasure. */
export const askToErase = (platform: Platform, { id, operatorId, reason }: ActParams): Promise<string> =>
  transact(platform.database, async (tx) => {
    const { kind } = await lockPerson(tx, id);
    if (await restrictions.isRestricted(tx, { userId: id, kind: "legalHold" })) throw new Problem("legalHold");
    const input = { act: "erase", userId: id };
    const asked = { kind: "closeAccount", input, preview: { ...input, account: kind }, reason } as const;
    return requestApproval(tx, platform, { ...asked, subject: subjectOf(id), operatorId });
  });

type ErasingParams = { userId: string; operatorId: string; reason: string; rooms: PersonalData[] };

/** A second person agreed: erases the account as its owner could. */
export async function eraseApproved(tx: Tx, platform: Platform, { userId, rooms, operatorId, reason }: ErasingParams) {
  const user = await lockPerson(tx, userId);
  if (await restrictions.isRestricted(tx, { userId, kind: "legalHold" })) throw new Problem("legalHold");
  await erasePersonalData(tx, platform, { user, rooms });
  await recordAct(tx, platform, { operatorId, action: "people.erase", subject: subjectOf(userId), reason });
}

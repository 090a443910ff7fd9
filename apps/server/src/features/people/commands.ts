import type { RestrictionByHand } from "@aufwind/rules/people";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PersonalData } from "../../platform/session/personal-data.ts";
import * as restrictions from "../accounts/restriction-store.ts";
import { requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { erasePersonalData } from "../personal-data/commands.ts";
import { endSessions } from "../sessions/commands.ts";
import { lockPerson, subjectOf, type TeamActionParams } from "./factor-resets.ts";

/** Signs somebody out everywhere. */
export const endPersonSessions = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await lockPerson(tx, id);
    const ended = await endSessions(tx, platform, { userId: id });
    const after = { ended };
    await recordAction(tx, platform, {
      operatorId,
      action: "people.endSessions",
      subject: subjectOf(id),
      after,
      reason,
    });
  });

type RestrictParams = { id: string; kind: RestrictionByHand; isOn: boolean; reason: string; by: Operator };

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
    await recordAction(tx, platform, {
      operatorId,
      action: "people.restrict",
      subject: subjectOf(id),
      before: { [kind]: before },
      after: { [kind]: isOn },
      reason,
    });
  });

/** Asks a second person to agree to an erasure. */
export const askToErase = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<string> =>
  transact(platform.database, async (tx) => {
    const { kind } = await lockPerson(tx, id);
    if (await restrictions.isRestricted(tx, { userId: id, kind: "legalHold" })) throw new Problem("legalHold");
    const input = { act: "erase", userId: id };
    const asked = { kind: "closeAccount", input, preview: { ...input, account: kind }, reason } as const;
    return requestApproval(tx, platform, { ...asked, subject: subjectOf(id), operatorId });
  });

type ErasingParams = { userId: string; operatorId: string; reason: string; features: PersonalData[] };

/** A second person agreed: erases the account as its owner could. */
export async function eraseApproved(
  tx: Tx,
  platform: Platform,
  { userId, features, operatorId, reason }: ErasingParams,
) {
  const user = await lockPerson(tx, userId);
  if (await restrictions.isRestricted(tx, { userId, kind: "legalHold" })) throw new Problem("legalHold");
  await erasePersonalData(tx, platform, { user, features });
  await recordAction(tx, platform, { operatorId, action: "people.erase", subject: subjectOf(userId), reason });
}

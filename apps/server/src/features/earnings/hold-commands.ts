import {
  COACH_PATTERN_OF,
  type HoldDecision,
  heldAfter,
  PAIR_PATTERN_LASTS,
  type PaidEnding,
} from "@aufwind/rules/earnings";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAct } from "../audit-log/commands.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import * as store from "./hold-store.ts";
import { notifyDecided, notifyHeld } from "./notifications.ts";

type Ended = { earningId: string; appointmentId: string; coachId: string; clientId: string; now: Date };

/** Holds earnings that make a pattern with the latest one, which was let down, and opens the case of its coach. */
export async function holdPattern(tx: Tx, platform: Platform, ended: Ended): Promise<void> {
  const { earningId, appointmentId, coachId, clientId, now } = ended;
  const since = new Date(now.getTime() - PAIR_PATTERN_LASTS);
  const asked = { coachId, clientId, earningId, since, most: COACH_PATTERN_OF - 1 };
  const endings = await store.findEndings(tx, asked);
  const latest = { id: earningId, clientId, isLetDown: true, at: now.getTime() };
  const found = heldAfter(latest, {
    ofPair: endings.map(endingOf),
    ofCoach: endings.filter(({ is_last }) => is_last).map(endingOf),
  });
  if (found.length === 0) return;
  const holds = found.map(({ id, reason }) => ({ earning_id: id, reason, opened_at: now }));
  const held = await store.insertHolds(tx, holds);
  const reason = found.at(-1)?.reason;
  if (held.length === 0 || !reason) return;
  await openCase(tx, platform, {
    ...causeOf(coachId),
    kind: "pattern",
    person: { id: coachId },
    about: { kind: "appointment", id: appointmentId },
    data: { reason, held: held.length },
  });
  await notifyHeld(tx, platform, { coachId, earningIds: held.map(({ earning_id }) => earning_id), reason });
}

/** A coach has one open case of this kind: what is held meanwhile is added to it. */
const causeOf = (coachId: string) => ({ source: "earning_holds", sourceId: coachId });

type EndingRow = Awaited<ReturnType<typeof store.findEndings>>[number];
const endingOf = (row: EndingRow): PaidEnding => ({
  id: row.id,
  clientId: row.client_id,
  isLetDown: row.is_let_down,
  at: row.earned_at.getTime(),
});

type DecideParams = {
  coachId: string;
  earningIds: readonly string[];
  decision: HoldDecision;
  reason: string;
  operatorId: string;
};

/** Releases what was shown into the next statement, or keeps it held; without anything undecided the case closes. */
export const decideHeld = (platform: Platform, deciding: DecideParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { coachId, decision, reason, operatorId } = deciding;
    const ids = [...new Set(deciding.earningIds)];
    const decided = { ids, coachId, decision, reason, by: operatorId, now: platform.clock.now() };
    // Somebody else has decided, or one of them is not this coach's.
    if ((await store.decideHolds(tx, decided)) !== ids.length) throw new Problem("previewChanged");
    const left = (await store.findHeld(tx, coachId)).filter((each) => each.decision === null);
    if (left.length === 0)
      await closeCaseOf(tx, platform, { ...causeOf(coachId), data: { why: decision, reason }, operatorId });
    await notifyDecided(tx, platform, { coachId, earningIds: ids, decision, reason });
    await recordAct(tx, platform, {
      operatorId,
      action: `earnings.${decision}`,
      subject: { kind: "coach", id: coachId },
      after: { earnings: ids },
      reason,
    });
  });

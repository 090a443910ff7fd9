import {
  COACH_PATTERN_OF,
  type HoldDecision,
  type HoldReason,
  heldAfter,
  PAIR_PATTERN_LASTS,
  type PaidEnding,
} from "@aufwind/rules/earnings";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import * as store from "./hold-store.ts";
import { decidedMail, heldMail } from "./mails.ts";
import { findRecipient } from "./store.ts";

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
    await recordAction(tx, platform, {
      operatorId,
      action: `earnings.${decision}`,
      subject: { kind: "coach", id: coachId },
      after: { earnings: ids },
      reason,
    });
  });

type Held = { coachId: string; earningIds: readonly string[]; reason: HoldReason };

/** By mail and in the app: how much is held, why, and what happens next. */
async function notifyHeld(tx: Tx, platform: Platform, { coachId, earningIds, reason }: Held): Promise<void> {
  const [cents, to] = [await store.sumHeld(tx, earningIds), await findRecipient(tx, coachId)];
  if (to) await platform.outbox.add(tx, heldMail(platform, { ...to, cents, reason }));
  await notify(tx, platform, [{ userId: coachId, kind: "earningsHeld", data: { reason, cents: String(cents) } }]);
}

type Decided = { coachId: string; earningIds: readonly string[]; decision: HoldDecision; reason: string };

/** What the team has decided; that something is held is no news any more. */
async function notifyDecided(tx: Tx, platform: Platform, decided: Decided): Promise<void> {
  const { coachId: userId, earningIds, decision } = decided;
  const [cents, to] = [await store.sumHeld(tx, earningIds), await findRecipient(tx, userId)];
  if (to) await platform.outbox.add(tx, decidedMail(platform, { ...to, cents }, decided));
  const bells = await resolveNotifications(tx, platform, { kinds: ["earningsHeld"], userId, data: {} });
  const data = { decision, cents: String(cents) };
  await notify(tx, platform, [{ userId, kind: "earningsDecided", data }], ...bells);
}

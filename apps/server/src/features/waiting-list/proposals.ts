import type { Span } from "@aufwind/contract/slots";
import type { Proposal } from "@aufwind/contract/waiting-list-proposals";
import { answerBy } from "@aufwind/rules/appointments/deadlines";
import type { Consultation } from "@aufwind/rules/consultations";
import { HOUR, MINUTE } from "@aufwind/rules/time/durations";
import { type Database, type DbOrTx, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { bookableBy } from "../appointments/booking/queries.ts";
import { isPair, lockPair } from "../coach-clients/store.ts";
import { lockCoach } from "../coaches/store.ts";
import { berlinDay, freeStarts, scheduleOf } from "../schedules/queries.ts";
import { spread } from "../slots/queries.ts";
import { insertOffer } from "./line-store.ts";
import { announceProposal, announceProposalEnd } from "./proposal-announcing.ts";
import * as store from "./proposal-store.ts";

/** So much time a client has at least to confirm before the coach's notice begins. */
const LEAST = HOUR;

type Pair = { coachId: string; clientId: string };

/** What a client could book with a coach now, time apart; refused as the client would be. */
async function bookable(db: DbOrTx, { coachId, clientId, consultation, now }: Pair & Wanted) {
  const [found] = await bookableBy(db, { coachId, wanted: [{ clientId, consultation }], now });
  if (!found) throw new Problem("notFound");
  if (found.problem) throw found.problem;
  return found;
}
type Wanted = { consultation: Consultation; now: Date };

type AskedSlots = Pair & { consultation: Consultation; span: Span; date: string };

/** The slots that a coach can book for a client. */
export async function proposalSlots({ database, clock }: Platform, asked: AskedSlots) {
  const now = clock.now();
  if (!(await isPair(database, asked))) throw new Problem("notFound");
  const { durationMinutes, from, elsewhere } = await bookable(database, { ...asked, now });
  const schedule = await scheduleOf(database, { ...asked, now });
  const busy = [...schedule.busy, ...elsewhere];
  const earliest = Math.max(from, now.getTime() + schedule.settings.noticeMinutes * MINUTE + LEAST);
  return spread({ ...schedule, busy }, { ...asked, now, durationMinutes, from: earliest });
}

type Given = Pair & { consultation: Consultation; scheduledAt: string; words: string };

/** Holds a time for a client, who confirms it by booking; the constraint of appointments refuses what is taken. */
export const proposeTime = (platform: Platform, given: Given): Promise<Proposal> =>
  transact(platform.database, (tx) => propose(tx, platform, given)).catch((error: unknown) => {
    throw (error as { code?: string }).code === "23P01" ? new Problem("slotTaken") : error;
  });

async function propose(tx: Tx, platform: Platform, { words, scheduledAt, ...given }: Given): Promise<Proposal> {
  const { coachId, clientId, consultation } = given;
  const now = platform.clock.now();
  if (!(await lockPair(tx, given))) throw new Problem("notFound");
  const { durationMinutes, from, elsewhere } = await bookable(tx, { ...given, now });
  const start = Date.parse(scheduledAt);
  const end = start + durationMinutes * MINUTE;
  if (elsewhere.some((other) => other.start < end && other.end > start)) throw new Problem("clientBusy");
  const { settings } = await scheduleOf(tx, { coachId, now });
  // Until then it can be booked like any other time.
  const heldUntil = new Date(answerBy(now.getTime(), start - settings.noticeMinutes * MINUTE));
  if (start < from || heldUntil.getTime() < now.getTime() + LEAST) throw new Problem("notASlot");
  const untilOn = berlinDay(new Date(start)).toString();
  const placeId = await store.insertProposal(tx, { coachId, clientId, consultation, untilOn, now });
  const id = await insertOffer(tx, { placeId, start, end, now, heldUntil });
  if (!id) throw new Problem("slotTaken");
  await lockCoach(tx, coachId);
  const schedule = await scheduleOf(tx, { coachId, now, except: id });
  const isFree = freeStarts(schedule, { durationMinutes, now, from: start, to: start + 1 }).length > 0;
  if (!isFree) throw new Problem("notASlot");
  const row = { id, place_id: placeId, coach_id: coachId, client_id: clientId, consultation };
  const held = { ...row, starts_at: new Date(start), ends_at: new Date(end), held_until: heldUntil };
  await announceProposal(tx, platform, { row: held, words });
  return present(held);
}

const present = (row: store.ProposalRow): Proposal => ({
  id: row.id,
  consultation: row.consultation,
  scheduledAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  heldUntil: row.held_until.toISOString(),
});

/** What a coach holds for a client now. */
export const proposalsFor = async (database: Database, pair: Pair): Promise<Proposal[]> =>
  (await store.findOpen(database, pair)).map(present);

type Own = { id: string; coachId: string };

/** The coach takes it back; the time is free again at once. */
export const withdrawProposal = (platform: Platform, own: Own): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = await store.lockOpen(tx, own);
    if (!row) throw new Problem((await store.isOwnProposal(tx, own)) ? "offerGone" : "notFound");
    await store.endProposal(tx, row, { offer: "withdrawn", place: "closed", now: platform.clock.now() });
    await announceProposalEnd(tx, platform, { row, why: "withdrawn" });
  });

/** Frees what nobody confirmed in time, one transaction each, and tells both. */
export async function lapseProposals(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  while (!signal.aborted && (await store.hasLapsed(database, clock.now()))) {
    const isDone = await transact(database, async (tx) => {
      const now = clock.now();
      const row = await store.claimLapsed(tx, now);
      if (!row) return true;
      await store.endProposal(tx, row, { offer: "lapsed", place: "over", now });
      await announceProposalEnd(tx, platform, { row, why: "lapsed" });
      return false;
    });
    if (isDone) return;
  }
}

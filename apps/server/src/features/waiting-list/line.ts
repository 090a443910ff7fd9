import { DISCOVERY } from "@aufwind/rules/consultations";
import { asLocale } from "@aufwind/rules/locale";
import { DAY, HOUR, MINUTE } from "@aufwind/rules/time/durations";
import { type Range, rangesOf } from "@aufwind/rules/time/ranges";
import { type ZoneTable, zoneTable } from "@aufwind/rules/time/zones";
import { firstFit, type Waiting } from "@aufwind/rules/waiting-list";
import { type Database, type DbOrTx, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { bookableBy } from "../appointments/booking/queries.ts";
import { movableBy } from "../appointments/move-queries.ts";
import { lockCoach } from "../coaches/store.ts";
import { notify } from "../notifications/commands.ts";
import { berlinDay, freeStarts, type OpenSchedule, scheduleOf } from "../schedules/queries.ts";
import * as store from "./line-store.ts";
import { findAddressee, type InLine } from "./line-store.ts";
import { endMail, offerMail } from "./mails.ts";

/** Time alone opens days at the end of the horizon, too. */
const LOOK_AGAIN = HOUR;

/** Goes through the lines of all coaches who are due, one by one. */
export async function offerFreedTimes(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = platform;
  while (!signal.aborted) {
    const now = clock.now();
    const coachId = await transact(database, (tx) => store.claimDue(tx, now));
    if (!coachId) return;
    try {
      await offerTimesOf(platform, coachId);
      await store.settleDue(database, { coachId, now, next: new Date(now.getTime() + LOOK_AGAIN) });
    } catch (err) {
      // Its lease ends in some minutes: then it is tried again.
      log.error({ err, coach: coachId }, "what became free could not be offered");
    }
  }
}

/** Offers times of one coach until there is none left that anybody in line wants. */
async function offerTimesOf(platform: Platform, coachId: string): Promise<void> {
  while (await transact(platform.database, (tx) => offerNext(tx, platform, coachId)).catch(isGone));
}

/** Somebody took the time at the same moment: it is looked at anew when that is written. */
function isGone(error: unknown): false {
  if ((error as { code?: string }).code === "23P01" || error instanceof Problem) return false;
  throw error;
}

/**
 * Offers one time to the first in line who wants it; what was held and not taken goes on in the same transaction, so
 * that nobody else sees it in between. As with a booking: take the time first, then check it with the coach locked.
 */
export async function offerNext(tx: Tx, platform: Platform, coachId: string): Promise<boolean> {
  const now = platform.clock.now();
  await store.lapseOffers(tx, { coachId, now });
  const unused = await store.endOver(tx, { coachId, now, today: berlinDay(now).toString() });
  for (const placeId of unused) await announceEnd(tx, platform, placeId);
  await store.closePlaces(tx, { coachId, now });
  const found = await findNext(tx, platform, { coachId, now });
  if (!found) return false;
  const { place, start, end } = found;
  const heldUntil = new Date(now.getTime() + platform.config.waitingListHoldMinutes * MINUTE);
  const id = await store.insertOffer(tx, { placeId: place.id, start, end, now, heldUntil });
  if (!id) return false;
  await lockCoach(tx, coachId);
  const schedule = await scheduleOf(tx, { coachId, now, except: id });
  const isStill = freeFor(schedule, { ...found, now, platform }).includes(start);
  if (!isStill) throw new Problem("slotTaken");
  await announceOffer(tx, platform, { id, place, start: new Date(start), end: new Date(end), heldUntil });
  return true;
}

/** The first in line who can have a time that is free, and the earliest that they want. */
async function findNext(tx: Tx, platform: Platform, { coachId, now }: { coachId: string; now: Date }) {
  const line = await store.findLine(tx, { coachId, discoveryMinutes: DISCOVERY.durationMinutes });
  if (line.length === 0) return undefined;
  const schedule = await scheduleOf(tx, { coachId, now });
  const berlin = berlinClock(now);
  const known = new Map<number, number[]>();
  for (const place of line) {
    const durationMinutes = place.duration_minutes;
    const starts = known.get(durationMinutes) ?? freeFor(schedule, { durationMinutes, now, platform });
    known.set(durationMinutes, starts);
    // Most of a long line are left out without being asked about.
    if (firstFit(waitingOf(place, NOBODY_ELSE), starts, berlin) === undefined) continue;
    const limits = await limitsOf(tx, { place, coachId, now });
    const start = limits && firstFit(waitingOf(place, limits), starts, berlin);
    if (start !== undefined) return { place, start, end: start + durationMinutes * MINUTE, durationMinutes };
  }
  return undefined;
}

type FreeForParams = { durationMinutes: number; now: Date; platform: Pick<Platform, "config"> };

/** What can still be booked when the hold ends. */
function freeFor(schedule: OpenSchedule, { durationMinutes, now, platform }: FreeForParams): number[] {
  const { noticeMinutes, horizonDays } = schedule.settings;
  const from = now.getTime() + (noticeMinutes + platform.config.waitingListHoldMinutes) * MINUTE;
  return freeStarts(schedule, { durationMinutes, now, from, to: now.getTime() + (horizonDays + 2) * DAY });
}

type Limits = { from: number; elsewhere: readonly Range[] };
const NOBODY_ELSE: Limits = { from: 0, elsewhere: [] };

/** From when on this client can have a time, and when they are elsewhere; undefined if they can have none now. */
async function limitsOf(
  db: DbOrTx,
  { place, coachId, now }: { place: store.InLine; coachId: string; now: Date },
): Promise<Limits | undefined> {
  const { client_id: clientId, consultation, moves_id } = place;
  if (moves_id)
    return movableBy(db, { id: moves_id, clientId, now }).catch((error) => {
      if (error instanceof Problem) return undefined;
      throw error;
    });
  const [found] = await bookableBy(db, { coachId, wanted: [{ clientId, consultation }], now });
  return found?.problem ? undefined : found;
}

const waitingOf = (place: store.InLine, { from, elsewhere }: Limits): Waiting => ({
  wish: {
    weekdays: place.weekdays,
    fromMinute: place.from_minute,
    toMinute: place.to_minute,
    untilDay: place.until_day,
  },
  durationMinutes: place.duration_minutes,
  from,
  before: place.moves_at?.getTime() ?? null,
  busy: elsewhere,
  offered: rangesOf(place.offered),
});

const berlinClock = (now: Date): ZoneTable => zoneTable("Europe/Berlin", Math.floor(now.getTime() / MINUTE));

type FittingParams = { coachId: string; now: Date; waiting: Waiting };

/** The free times that somebody who wants to wait could book instead. */
export async function fittingTimes(database: Database, { coachId, now, waiting }: FittingParams): Promise<number[]> {
  const schedule = await scheduleOf(database, { coachId, now });
  const from = now.getTime();
  const to = from + (schedule.settings.horizonDays + 2) * DAY;
  const starts = freeStarts(schedule, { durationMinutes: waiting.durationMinutes, now, from, to });
  const berlin = berlinClock(now);
  return starts.filter((start) => firstFit(waiting, [start], berlin) !== undefined).slice(0, 6);
}

type Announced = { id: string; place: InLine; start: Date; end: Date; heldUntil: Date };

/** Mail, bell and push, in the transaction of the offer: said once, or not at all. */
async function announceOffer(tx: Tx, platform: Platform, offer: Announced): Promise<void> {
  const { id, place, start, end, heldUntil } = offer;
  const reader = await findAddressee(tx, place.id);
  if (!reader) return;
  const { email, first_name: firstName, coach_name: coach } = reader;
  const facts = { coach, consultation: place.consultation, start, end, heldUntil, movedFrom: place.moves_at };
  const mail = offerMail(platform, { email, firstName, locale: asLocale(reader.locale), offerId: id, ...facts });
  await platform.outbox.add(tx, mail);
  const data = { answerBy: heldUntil.toISOString() };
  await notify(tx, platform, [{ userId: place.client_id, kind: "timeOffered", by: "clock", startsAt: start, data }]);
}

/** A place whose last day is over without a time, said once: whoever waits in vain looks elsewhere, or waits on. */
async function announceEnd(tx: Tx, platform: Platform, placeId: string): Promise<void> {
  const reader = await findAddressee(tx, placeId);
  if (!reader) return;
  const { email, first_name: firstName, coach_name: coach, slug, consultation } = reader;
  const locale = asLocale(reader.locale);
  await platform.outbox.add(tx, endMail(platform, { email, firstName, locale, coach, slug, consultation }));
  await notify(tx, platform, [{ userId: reader.client_id, kind: "waitingEnded", by: "clock", data: {} }]);
}

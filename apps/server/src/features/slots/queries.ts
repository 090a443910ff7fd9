import type { NextTimes, Slots, Span } from "@aufwind/contract/slots";
import { openFrom } from "@aufwind/rules/appointments/booking";
import { nextTimes } from "@aufwind/rules/appointments/next-times";
import { type Consultation, DISCOVERY } from "@aufwind/rules/consultations";
import { DAY } from "@aufwind/rules/time/durations";
import { isoTexts } from "@aufwind/rules/time/iso-texts";
import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Actor, viewerIdOf } from "../../platform/session/actor.ts";
import { paidBookingsOf } from "../businesses/queries.ts";
import { toAcquaintance } from "../coach-clients/store.ts";
import { closedProblem, isSlug } from "../coaches/queries.ts";
import { soldDuration } from "../coaching-packages/queries.ts";
import { berlinDay, freeDays, freeStarts, type OpenSchedule, scheduleOf } from "../schedules/queries.ts";
import { findMoved, findOffered } from "./store.ts";

/** A coach can open a year at most, and a month back is shown. */
const REACH = { back: 40, ahead: 400 };

type Query = { span: Span; date: string; now: Date };

type Offered = {
  slug: string;
  viewer: Actor;
  consultation: Consultation;
  /** From which it is booked: its appointments have the duration that was sold, whatever is offered today. */
  packageId?: string | undefined;
};

/** The free slots of a coach whom the viewer can reach, as this viewer can book them. */
export async function slotsOf(
  database: Database,
  { slug, viewer, consultation, packageId, ...asked }: Query & Offered,
): Promise<Slots> {
  refuseFar(asked);
  const clientId = viewer.kind === "client" ? viewer.userId : undefined;
  const viewerId = viewerIdOf(viewer);
  const offered = await openOffer(database, { slug, consultation, clientId, viewerId });
  const sold = { coachId: offered.coach_id, clientId, consultation };
  const durationMinutes = packageId
    ? await soldDuration(database, { packageId, ...sold })
    : consultation === "discovery"
      ? DISCOVERY.durationMinutes
      : offered.duration_minutes;
  if (packageId && !durationMinutes) throw new Problem("notFound");
  if (!durationMinutes) throw wrong("consultation", "notOfferedHere");
  if (consultation !== "discovery") refuseUnpaid(offered, asked.now);
  const schedule = await scheduleOf(database, { coachId: offered.coach_id, clientId, now: asked.now });
  const from = openFrom(consultation, toAcquaintance(offered));
  return spread(schedule, { ...asked, consultation, durationMinutes, from });
}

/** What a coach offers to somebody who reaches and can book them. */
async function openOffer(database: Database, asked: Parameters<typeof findOffered>[1]) {
  const offered = isSlug(asked.slug) ? await findOffered(database, asked) : undefined;
  if (!offered?.is_reached) throw new Problem("notFound");
  if (!offered.is_bookable) throw closedProblem(offered);
  return offered;
}

function refuseUnpaid({ trader }: Pick<Awaited<ReturnType<typeof openOffer>>, "trader">, now: Date): void {
  if (!paidBookingsOf(trader, now).isOpen) throw new Problem("paidBookingsClosed");
}

/** The kinds that can follow an appointment: its own, else what the coach offers; a discovery comes once. */
const FOLLOWING = {
  discovery: ["standard", "extended"],
  standard: ["standard"],
  extended: ["extended", "standard"],
} as const;

/** What to suggest as the next appointment of two people, as the client could book it. */
export async function nextTimesOf(
  database: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<NextTimes> {
  const row = await findMoved(database, { id, userId });
  if (!row) throw new Problem("notFound");
  const { slug, coach_id: coachId, client_id: clientId } = row;
  for (const consultation of FOLLOWING[row.consultation]) {
    const offered = await openOffer(database, { slug, consultation, clientId, viewerId: clientId });
    const durationMinutes = offered.duration_minutes;
    if (!durationMinutes) continue;
    refuseUnpaid(offered, now);
    const schedule = await scheduleOf(database, { coachId, clientId, now });
    const horizon = now.getTime() + (schedule.settings.horizonDays + 2) * DAY;
    const from = Math.max(now.getTime(), openFrom(consultation, toAcquaintance(offered)));
    const free = freeStarts(schedule, { durationMinutes, now, from, to: horizon });
    const times = nextTimes({ free, startsAt: row.starts_at.getTime(), zone: schedule.timeZone });
    const presented = times.map(({ start, isUsual }) => ({ scheduledAt: new Date(start).toISOString(), isUsual }));
    return { slug, consultation, durationMinutes, times: presented };
  }
  throw new Problem("bookingsClosed");
}

/** Where one of the two can move their appointment to; its own time counts as free. */
export async function newSlotsOf(
  database: Database,
  { id, userId, ...asked }: Query & { id: string; userId: string },
): Promise<Slots> {
  refuseFar(asked);
  const row = await findMoved(database, { id, userId });
  if (!row) throw new Problem("notFound");
  const pair = { coachId: row.coach_id, clientId: row.client_id };
  const schedule = await scheduleOf(database, { ...pair, except: id, now: asked.now });
  const { consultation } = row;
  const durationMinutes = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
  const current = row.starts_at.getTime();
  const slots = spread(schedule, {
    ...asked,
    consultation,
    durationMinutes,
    from: openFrom(consultation, toAcquaintance(row)),
  });
  const isOther = (slot: string) => Date.parse(slot) !== current;
  const nextFreeAt = slots.nextFreeAt && isOther(slots.nextFreeAt) ? slots.nextFreeAt : null;
  return {
    ...slots,
    nextFreeAt,
    days: slots.days.map(({ date, slots: all }) => ({ date, slots: all.filter(isOther) })),
  };
}

type Spread = Query & { consultation: Consultation; durationMinutes: number; from: number };

/** Day by day, with the first free slot after them. */
export function spread(
  schedule: OpenSchedule,
  { span, date, now, consultation, durationMinutes, from }: Spread,
): Slots {
  const { first, days } = daysOf(span, Temporal.PlainDate.from(date));
  const free = freeDays(schedule, { durationMinutes, now, first, days });
  const end = first.add({ days }).toZonedDateTime("Europe/Berlin").epochMilliseconds;
  const horizon = now.getTime() + (schedule.settings.horizonDays + 2) * DAY;
  const after = { from: Math.max(end, from), to: horizon, limit: 1 };
  const [next] = freeStarts(schedule, { durationMinutes, now, ...after });
  return {
    consultation,
    durationMinutes,
    days: free.map(({ date: day, starts }) => ({
      date: day,
      slots: isoTexts(starts.filter((start) => start >= from)),
    })),
    nextFreeAt: next === undefined ? null : new Date(next).toISOString(),
  };
}

function daysOf(span: Span, date: Temporal.PlainDate): { first: Temporal.PlainDate; days: number } {
  if (span === "month") return { first: date.with({ day: 1 }), days: date.daysInMonth };
  return { first: date, days: span === "week" ? 7 : 1 };
}

function refuseFar({ date, now }: Query): void {
  const { days } = berlinDay(now).until(Temporal.PlainDate.from(date), { largestUnit: "days" });
  if (days < -REACH.back || days > REACH.ahead) throw wrong("date", "monthFar");
}

const wrong = (field: string, code: string) => new Problem("invalidFields", { errors: [{ field, code, params: {} }] });

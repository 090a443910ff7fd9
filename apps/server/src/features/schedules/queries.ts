import type { Schedule, SchedulePreview } from "@aufwind/contract/schedules";
import type { Consultation } from "@aufwind/rules/consultations";
import { type Agenda, freeSlots } from "@aufwind/rules/schedules/slots";
import { DAY, DAY_MINUTES, MINUTE } from "@aufwind/rules/time/durations";
import { isoTexts } from "@aufwind/rules/time/iso-texts";
import { wallMinutes } from "@aufwind/rules/time/wall-clock";
import { wallDay, zoneTable } from "@aufwind/rules/time/zones";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { presentConsultations } from "../consultations/queries.ts";
import { findConsultations } from "../consultations/store.ts";
import { NEW_SCHEDULE, presentOpen, wallClock } from "./present.ts";
import * as store from "./store.ts";

/** A schedule with the taken times. */
export type OpenSchedule = Schedule & Pick<Agenda, "appointments" | "busy">;

/** Clients book by the days of Berlin. */
const ZONE = "Europe/Berlin";
/** A coach can open a year at most, and a month back is shown. */
const MONTHS = { back: 1, ahead: 13 };

type Days = { durationMinutes: number; now: Date; first: Temporal.PlainDate; days: number };

/** The free starts of this many days of Berlin in epoch milliseconds, day by day; empty days included. */
export function freeDays(schedule: OpenSchedule, { durationMinutes, now, first, days }: Days) {
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(ZONE).epochMilliseconds;
  const table = zoneTable(ZONE, Math.floor(now.getTime() / MINUTE));
  const window = { from: midnight(first), to: midnight(first.add({ days })) };
  const starts = freeStarts(schedule, { durationMinutes, now, ...window });
  const byDay = Map.groupBy(starts, (start) => wallDay(table, start / MINUTE));
  const firstDay = wallMinutes(`${first}T00:00`) / DAY_MINUTES;
  return Array.from({ length: days }, (_, day) => ({
    // Temporal takes ten times as long, a sixth of a month's cost.
    date: new Date((firstDay + day) * DAY).toISOString().slice(0, 10),
    starts: byDay.get(firstDay + day) ?? [],
  }));
}

/** Today in Berlin. */
export const berlinDay = (now: Date) => Temporal.PlainDate.from(wallClock(now, ZONE).slice(0, 10));

type PreviewOfParams = { coachId: string; month: string; consultation: Consultation; now: Date };

/** What clients can book in a month, as of now. */
export async function previewOf(database: Database, asked: PreviewOfParams): Promise<SchedulePreview> {
  const { coachId, month, consultation, now } = asked;
  refuseFarMonth(month, now);
  const [schedule, rows] = await Promise.all([
    scheduleOf(database, { coachId, now }),
    findConsultations(database, [coachId]),
  ]);
  const offered = presentConsultations(rows, { vatStatus: "regular", spoken: [] }).find(
    ({ type }) => type === consultation,
  );
  if (!offered) throw wrong("consultation", "notOffered");
  const { durationMinutes } = offered;
  const first = Temporal.PlainDate.from(`${month}-01`);
  const days = freeDays(schedule, { durationMinutes, now, first, days: first.daysInMonth });
  return {
    month,
    consultation,
    durationMinutes,
    days: days.map(({ date, starts }) => ({ date, slots: isoTexts(starts) })),
  };
}

function refuseFarMonth(month: string, now: Date): void {
  const today = berlinDay(now);
  const asked = Temporal.PlainYearMonth.from(month);
  const ahead = today.toPlainYearMonth().until(asked, { largestUnit: "months" }).months;
  if (ahead < -MONTHS.back || ahead > MONTHS.ahead) throw wrong("month", "monthFar");
}

const wrong = (field: string, code: string) => new Problem("invalidFields", { errors: [{ field, code, params: {} }] });

/** Covers the longest day of a wall clock, and the pause after what ended the day before. */
const LONGEST_DAY = 26 * 3_600_000;

/** The client who looks, and the appointments to be moved. */
type OfParams = { now: Date; clientId?: string | undefined; except?: store.Except };

/** The schedules of these coaches by id, without past exceptions. */
export async function schedulesOf(
  db: DbOrTx,
  { coachIds, now, ...looking }: OfParams & { coachIds: string[] },
): Promise<Map<string, OpenSchedule>> {
  // No wall clock is further than a day from UTC; each coach's own zone then decides here.
  const endingAfter = wallClock(new Date(now.getTime() - DAY), "UTC");
  // What began today counts towards the daily maximum, even if it is over.
  const since = new Date(now.getTime() - LONGEST_DAY);
  const rows = await store.findSchedules(db, { coachIds, endingAfter, since, ...looking });
  return new Map(rows.map((row) => [row.coach_id, presentOpen(row, now)]));
}

/** One coach's schedule, or the defaults. */
export async function scheduleOf(
  db: DbOrTx,
  { coachId, ...looking }: OfParams & { coachId: string },
): Promise<OpenSchedule> {
  return (await schedulesOf(db, { coachIds: [coachId], ...looking })).get(coachId) ?? NEW_SCHEDULE;
}

type Window = { durationMinutes: number; now: Date; from: number; to: number; limit?: number };

/** Every start in [from, to) at which a consultation of this length can be booked now, in epoch milliseconds. */
export const freeStarts = (schedule: OpenSchedule, { now, ...window }: Window): number[] =>
  freeSlots({ ...timesOf(schedule, now), ...window });

/** A schedule with its taken times, as the rules read it. */
export const timesOf = (schedule: OpenSchedule, now: Date) => ({
  hours: schedule.workingSlots,
  exceptions: schedule.scheduleExceptions,
  zone: schedule.timeZone,
  settings: schedule.settings,
  appointments: schedule.appointments,
  busy: schedule.busy,
  now: now.getTime(),
});

type Soonest = Pick<Window, "durationMinutes" | "now">;

/** The earliest starts of a consultation of this length, within the coach's horizon. */
export function nextFreeStarts(schedule: OpenSchedule, { durationMinutes, now, limit }: Soonest & { limit: number }) {
  const from = now.getTime();
  const to = from + (schedule.settings.horizonDays + 2) * DAY;
  return freeStarts(schedule, { durationMinutes, now, from, to, limit });
}

export const nextFreeStart = (schedule: OpenSchedule, asked: Soonest): number | null =>
  nextFreeStarts(schedule, { ...asked, limit: 1 })[0] ?? null;

/** Whether a consultation of this length can be booked at all. */
export const hasFreeSlot = (schedule: OpenSchedule, asked: Soonest): boolean => nextFreeStart(schedule, asked) !== null;

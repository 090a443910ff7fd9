import type { Agenda } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Schedule } from "@aufwind/contract/schedules";
import { LIVE } from "@aufwind/rules/appointments/status";
import { exceptionProblem, type Opening, openingOn, wallRange } from "@aufwind/rules/schedules/opening-hours";
import { DAY_MINUTES, MINUTE } from "@aufwind/rules/time/durations";
import { edgesOf, type Range, rangesOf } from "@aufwind/rules/time/ranges";
import { wallMinutes } from "@aufwind/rules/time/wall-clock";
import { instantsOf, zoneTable } from "@aufwind/rules/time/zones";
import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentAppointments } from "../appointments/queries.ts";
import { type OpenSchedule, scheduleOf } from "../schedules/queries.ts";
import * as store from "./store.ts";

/** Everything that takes or opens a coach's time on these days, without cancelled appointments. */
export async function agendaOf({ database, clock }: Platform, coachId: string, days: Days): Promise<Agenda> {
  const now = clock.now();
  const schedule = await scheduleOn(database, coachId, days);
  const window = instantsOfDays(days, schedule.timeZone);
  const [rows, busy] = await Promise.all([
    store.findTouching(database, { coachId, ...window, statuses: [...LIVE, "Completed", "No Show"] }),
    store.findBusy(database, { coachId, ...window }),
  ]);
  return {
    timeZone: schedule.timeZone,
    appointments: await presentAppointments(database, rows, { side: "coach", userId: coachId, now }),
    open: openingsOn(schedule, days, now),
    exceptions: presentExceptions(schedule, days),
    busy: presentSpans(busy, window),
  };
}

type Wall = { from: string; to: string };

/** Live appointments that overlap with planned time off. */
export async function appointmentsAffectedBy(
  { database, clock }: Platform,
  coachId: string,
  wall: Wall,
): Promise<AppointmentItem[]> {
  const timeOff = { kind: "timeOff", ...wall } as const;
  const problem = exceptionProblem(timeOff);
  if (problem) throw new Problem("invalidFields", { errors: [{ ...problem, params: {} }] });
  const now = clock.now();
  const { timeZone: zone } = await scheduleOf(database, { coachId, now });
  const times = instantsOfWall(wallRange(timeOff), { zone, now });
  const [start, end] = [times[0]?.start ?? 0, times.at(-1)?.end ?? 0];
  const rows = await store.findTouching(database, { coachId, start, end, statuses: [...LIVE] });
  const affected = rows.filter(({ starts_at, ends_at }) =>
    times.some((time) => starts_at.getTime() < time.end && ends_at.getTime() > time.start),
  );
  return presentAppointments(database, affected, { side: "coach", userId: coachId, now });
}

/** First and exclusive last day, as `yyyy-mm-dd`. */
type Days = { from: string; to: string };

/** A coach's schedule with everything that concerns these days, even if it is over. */
export function scheduleOn(database: Database, coachId: string, days: Days): Promise<OpenSchedule> {
  // Exceptions that end after the day before, whatever the coach's zone; none are from before 1970.
  const now = new Date(Math.max(Date.parse(days.from) - DAY_MINUTES * MINUTE, 0));
  return scheduleOf(database, { coachId, now });
}

/** From the start of one day to the start of another, in a zone's calendar, in epoch milliseconds. */
export function instantsOfDays({ from, to }: Days, zone: string): Range {
  const begins = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
  return { start: begins(from), end: begins(to) };
}

/** When the wall clock shows these times: twice in the hour that autumn repeats, never in the one that spring skips. */
const instantsOfWall = (wall: Range, { zone, now }: { zone: string; now: Date }): Range[] =>
  rangesOf(instantsOf(tableOf(zone, now), [wall.start, wall.end])).map(toMillis);

/** The opening hours of these days, from weekly hours and exceptions. */
export function openingsOn({ timeZone, workingSlots, scheduleExceptions }: Schedule, days: Days, now: Date) {
  const opening: Opening = { hours: workingSlots, exceptions: scheduleExceptions };
  const wall = { start: wallMinutes(`${days.from}T00:00`), end: wallMinutes(`${days.to}T00:00`) };
  const open = rangesOf(instantsOf(tableOf(timeZone, now), openingOn(opening, wall)));
  return presentSpans(open.map(toMillis), instantsOfDays(days, timeZone));
}

/** Merged where they meet, and cut to the requested range. */
const presentSpans = (ranges: readonly Range[], window: Range): Agenda["open"] =>
  rangesOf(edgesOf(ranges.map((range) => cut(range, window)))).map(({ start, end }) => ({
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
  }));

/** Those that overlap with these days of the coach's calendar. */
const presentExceptions = ({ scheduleExceptions }: Schedule, { from, to }: Days): Agenda["exceptions"] =>
  scheduleExceptions.filter((each) => each.from < `${to}T00:00` && each.to > `${from}T00:00`);

const tableOf = (zone: string, now: Date) => zoneTable(zone, Math.floor(now.getTime() / MINUTE));

const toMillis = ({ start, end }: Range): Range => ({ start: start * MINUTE, end: end * MINUTE });

const cut = ({ start, end }: Range, window: Range): Range => ({
  start: Math.max(start, window.start),
  end: Math.min(end, window.end),
});

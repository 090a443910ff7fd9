import type { Agenda } from "@aufwind/contract/agenda";
import type { Schedule } from "@aufwind/contract/schedules";
import { type Opening, openingOn } from "@aufwind/rules/schedules/opening-hours";
import { MINUTE } from "@aufwind/rules/time/durations";
import { edgesOf, type Range, rangesOf } from "@aufwind/rules/time/ranges";
import { wallMinutes } from "@aufwind/rules/time/wall-clock";
import { instantsOf, zoneTable } from "@aufwind/rules/time/zones";

export type Days = { from: string; to: string };

/** From the start of one day to the start of another, in a zone's calendar, in epoch milliseconds. */
export function instantsOfDays({ from, to }: Days, zone: string): Range {
  const begins = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
  return { start: begins(from), end: begins(to) };
}

/** When the wall clock shows these times: twice in the hour that autumn repeats, never in the one that spring skips. */
export const instantsOfWall = (wall: Range, { zone, now }: { zone: string; now: Date }): Range[] =>
  rangesOf(instantsOf(tableOf(zone, now), [wall.start, wall.end])).map(toMillis);

/** The opening hours of these days, from weekly hours and exceptions. */
export function presentOpen({ timeZone, workingSlots, scheduleExceptions }: Schedule, days: Days, now: Date) {
  const opening: Opening = { hours: workingSlots, exceptions: scheduleExceptions };
  const wall = { start: wallMinutes(`${days.from}T00:00`), end: wallMinutes(`${days.to}T00:00`) };
  const open = rangesOf(instantsOf(tableOf(timeZone, now), openingOn(opening, wall)));
  return presentSpans(open.map(toMillis), instantsOfDays(days, timeZone));
}

/** Merged where they meet, and cut to the requested range. */
export const presentSpans = (ranges: readonly Range[], window: Range): Agenda["open"] =>
  rangesOf(edgesOf(ranges.map((range) => cut(range, window)))).map(({ start, end }) => ({
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
  }));

/** Those that overlap with these days of the coach's calendar. */
export const presentExceptions = ({ scheduleExceptions }: Schedule, { from, to }: Days): Agenda["exceptions"] =>
  scheduleExceptions.filter((each) => each.from < `${to}T00:00` && each.to > `${from}T00:00`);

const tableOf = (zone: string, now: Date) => zoneTable(zone, Math.floor(now.getTime() / MINUTE));
const toMillis = ({ start, end }: Range): Range => ({ start: start * MINUTE, end: end * MINUTE });
const cut = ({ start, end }: Range, window: Range): Range => ({
  start: Math.max(start, window.start),
  end: Math.min(end, window.end),
});

import { DAY } from "@aufwind/rules/time/durations";
import type { Range } from "@aufwind/rules/time/ranges";
import ICAL from "ical.js";
import { type Budget, OverBudget, occurrences } from "./occurrences.ts";
import { type Clocks, clockFor, wallOf, type ZoneClock } from "./zone-clock.ts";

/** A time as a calendar writes it: the wall-clock time, and its zone. */
type Moment = { wall: number; isDate: boolean; clock: ZoneClock };

function moment(property: ICAL.Property | null, clocks: Clocks): Moment | undefined {
  const time = property?.getFirstValue();
  return time instanceof ICAL.Time ? momentOf(time, property, clocks) : undefined;
}

const momentOf = (time: ICAL.Time, property: ICAL.Property | null, clocks: Clocks): Moment => ({
  wall: wallOf(time),
  isDate: time.isDate,
  clock: clockFor(time, property?.getFirstParameter("tzid"), clocks),
});

/**
 * Overrides of a series elsewhere in the file: starts that were cancelled or moved (a date stands for whatever begins
 * on it), and changes from some occurrence on.
 */
export type SeriesOverrides = { instants: Set<number>; days: Set<number>; changes: SeriesChange[] };
export const noSeriesOverrides = (): SeriesOverrides => ({ instants: new Set(), days: new Set(), changes: [] });

function except({ instants, days }: SeriesOverrides, { wall, isDate, clock }: Moment): void {
  if (isDate) days.add(wall);
  else instants.add(clock.instantOf(wall));
}

const says = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();

export const blocksTime = (event: ICAL.Component): boolean =>
  says(event, "transp") !== "TRANSPARENT" && says(event, "status") !== "CANCELLED";

/** Records which occurrences of its series this event replaces, if that can be read. */
export function recordOverride(event: ICAL.Component, moved: SeriesOverrides, clocks: Clocks): void {
  try {
    const property = event.getFirstProperty("recurrence-id");
    const given = moment(property, clocks);
    if (!given) return;
    except(moved, given);
    if (property?.getFirstParameter("range") === "THISANDFUTURE") moved.changes.push(changeOf(event, given, clocks));
  } catch {
    // Then the series keeps its time: rather too busy than free by mistake.
  }
}

function changeOf(event: ICAL.Component, given: Moment, clocks: Clocks): SeriesChange {
  const from = given.clock.instantOf(given.wall);
  const start = moment(event.getFirstProperty("dtstart"), clocks) ?? given;
  // In the zone of the series, whatever zone the change is written in.
  const moved = start.isDate ? start.wall : given.clock.wallAt(start.clock.instantOf(start.wall));
  const length = takes(event, start, clocks);
  return { from, shift: moved - given.wall, length, isDate: start.isDate, blocks: blocksTime(event) };
}

type BusyTimesOfParams = {
  clocks: Clocks;
  window: Range;
  budget: Budget;
  moved: SeriesOverrides;
  onUnread: () => void;
};

/** The times that an event takes, in epoch milliseconds; none without a start. */
export function* busyTimesOf(event: ICAL.Component, reading: BusyTimesOfParams): Generator<Range> {
  const { clocks, window, budget, moved, onUnread } = reading;
  const start = moment(event.getFirstProperty("dtstart"), clocks);
  if (!start) return onUnread();
  const usual = { shift: 0, length: takes(event, start, clocks), isDate: start.isDate, blocks: blocksTime(event) };
  const excepted = { instants: new Set(moved.instants), days: new Set(moved.days), changes: [] };
  for (const { time, property } of timesIn(event, "exdate")) except(excepted, momentOf(time, property, clocks));

  const reach = Math.max(...[usual, ...moved.changes].map(({ length, shift }) => roughly(length) + Math.abs(shift)));
  const range = { from: window.start - reach - 2 * DAY, to: window.end + reach + 2 * DAY };
  for (const wall of startsOf(event, start, { ...range, budget, clocks, onUnread })) {
    const begin = start.clock.instantOf(wall);
    if (excepted.days.has(wall - (wall % DAY)) || (!start.isDate && excepted.instants.has(begin))) continue;
    const now = changeAt(moved.changes, begin) ?? usual;
    if (now.blocks) yield taken(wall + now.shift, now, start.clock);
  }
  if (usual.blocks) yield* periodsOf(event, clocks);
}

/** When an event takes place the first time; undefined if it was cancelled or has no start. */
export function firstTimeOf(event: ICAL.Component, clocks: Clocks): Range | undefined {
  const start = moment(event.getFirstProperty("dtstart"), clocks);
  if (!start || says(event, "status") === "CANCELLED") return undefined;
  return taken(start.wall, { length: takes(event, start, clocks), isDate: start.isDate }, start.clock);
}

function taken(wall: number, { length, isDate }: Pick<SeriesChange, "length" | "isDate">, clock: ZoneClock): Range {
  const from = isDate ? wall - (wall % DAY) : wall;
  return { start: clock.instantOf(from), end: endOf(from, length, clock) };
}

type Params = { from: number; to: number; budget: Budget; clocks: Clocks; onUnread: () => void };

function* startsOf(event: ICAL.Component, start: Moment, { clocks, ...asked }: Params): Generator<number> {
  yield start.wall;
  if (event.hasProperty("recurrence-id")) return;
  for (const property of event.getAllProperties("rrule")) yield* comesRound(property, start, asked);
  for (const { time, property } of timesIn(event, "rdate")) {
    const { wall, clock } = momentOf(time, property, clocks);
    yield start.isDate ? wall : start.clock.wallAt(clock.instantOf(wall));
  }
}

/** An unreadable rule still leaves the event itself. */
function* comesRound(property: ICAL.Property, start: Moment, { from, to, budget, onUnread }: Omit<Params, "clocks">) {
  try {
    const rule = property.getFirstValue();
    if (rule instanceof ICAL.Recur)
      yield* occurrences({ rule, start: start.wall, isDate: start.isDate, clock: start.clock }, { from, to }, budget);
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    onUnread();
  }
}

/** Its duration: exact if it has an end, by the calendar if it has a DURATION. */
function takes(event: ICAL.Component, start: Moment, clocks: Clocks): Length {
  const end = moment(event.getFirstProperty("dtend"), clocks);
  const duration = event.getFirstPropertyValue("duration");
  const said = duration instanceof ICAL.Duration ? lengthOf(duration) : { nominal: 0, exact: 0 };
  if (start.isDate)
    return { nominal: Math.max(end ? end.wall - start.wall : said.nominal + said.exact, DAY), exact: 0 };
  if (!end) return said;
  return { nominal: 0, exact: end.clock.instantOf(end.wall) - start.clock.instantOf(start.wall) };
}

function* timesIn(event: ICAL.Component, name: string) {
  for (const property of event.getAllProperties(name))
    for (const time of property.getValues()) if (time instanceof ICAL.Time) yield { time, property };
}

/** Times with an end of their own: RDATE periods, and lists of free and busy times. */
export function* periodsOf(component: ICAL.Component, clocks: Clocks): Generator<Range> {
  for (const property of [...component.getAllProperties("rdate"), ...component.getAllProperties("freebusy")])
    for (const period of property.getValues()) {
      if (!(period instanceof ICAL.Period) || property.getFirstParameter("fbtype") === "FREE") continue;
      const { wall, clock } = momentOf(period.start, property, clocks);
      const end = period.end && momentOf(period.end, property, clocks);
      yield {
        start: clock.instantOf(wall),
        end: end ? end.clock.instantOf(end.wall) : endOf(wall, lengthOf(period.duration), clock),
      };
    }
}

/** `RANGE=THISANDFUTURE`: from one occurrence of a series on, all are moved and resized alike. */
type SeriesChange = {
  /** The first changed occurrence, as the series has it: an instant. */
  from: number;
  /** By how much they move on the wall clock. */
  shift: number;
  length: Length;
  /** Whether they are whole days now. */
  isDate: boolean;
  /** False if they were cancelled, or take no time any more. */
  blocks: boolean;
};

/** The last change at or before an occurrence. */
function changeAt(changes: readonly SeriesChange[], instant: number): SeriesChange | undefined {
  let found: SeriesChange | undefined;
  for (const change of changes) if (change.from <= instant && (!found || change.from > found.from)) found = change;
  return found;
}

const SECOND = 1000;

/**
 * A duration in milliseconds. Days and weeks are those of the wall clock, so one on which clocks change has 23 or 25
 * hours; hours, minutes and seconds are exact (RFC 5545, 3.3.6).
 */
type Length = { nominal: number; exact: number };

function lengthOf({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): Length {
  const sign = isNegative ? -1 : 1;
  return { nominal: sign * (weeks * 7 + days) * DAY, exact: sign * ((hours * 60 + minutes) * 60 + seconds) * SECOND };
}

/** The end of something that begins at the wall-clock time `wall`. */
const endOf = (wall: number, { nominal, exact }: Length, clock: ZoneClock): number =>
  clock.instantOf(wall + nominal) + exact;

/** An upper estimate. */
const roughly = ({ nominal, exact }: Length): number => nominal + exact + DAY;

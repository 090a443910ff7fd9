import type { Range } from "@aufwind/rules/time/ranges";
import ICAL from "ical.js";
import { type Budget, OverBudget, occurrences } from "./occurrences.ts";
import { type Clocks, clockFor, wallOf, type ZoneClock } from "./zone-clock.ts";

const DAY = 86_400_000;

/** A moment as a calendar writes it: what its clock shows, and by which clock. */
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

/** Starts of a series that do not count: cancelled, or moved elsewhere. Days stand for whatever begins on them. */
export type Excepted = { instants: Set<number>; days: Set<number> };
export const noneExcepted = (): Excepted => ({ instants: new Set(), days: new Set() });

function except({ instants, days }: Excepted, { wall, isDate, clock }: Moment): void {
  if (isDate) days.add(wall);
  else instants.add(clock.instantOf(wall));
}

/** Notes which occurrence of its series this event stands for, where that can be read. */
export function exceptMoved(event: ICAL.Component, moved: Excepted, clocks: Clocks): void {
  try {
    const given = moment(event.getFirstProperty("recurrence-id"), clocks);
    if (given) except(moved, given);
  } catch {
    // Then the series keeps its time: rather too busy than free by mistake.
  }
}

type Reading = { clocks: Clocks; window: Range; budget: Budget; moved: Excepted };

/** The times that an event takes, in epoch milliseconds; none where it cannot be read. */
export function* busyTimesOf(event: ICAL.Component, { clocks, window, budget, moved }: Reading): Generator<Range> {
  const start = moment(event.getFirstProperty("dtstart"), clocks);
  if (!start) return;
  const length = lengthOf(event, start, clocks);
  const excepted = { instants: new Set(moved.instants), days: new Set(moved.days) };
  for (const { time, property } of timesIn(event, "exdate")) except(excepted, momentOf(time, property, clocks));

  const range = { from: window.start - length - 2 * DAY, to: window.end + 2 * DAY };
  for (const wall of startsOf(event, start, { ...range, budget, clocks })) {
    const begin = start.clock.instantOf(wall);
    if (excepted.days.has(wall - (wall % DAY)) || (!start.isDate && excepted.instants.has(begin))) continue;
    yield { start: begin, end: start.isDate ? start.clock.instantOf(wall + length) : begin + length };
  }
  yield* periodsOf(event, clocks);
}

type Asked = { from: number; to: number; budget: Budget; clocks: Clocks };

function* startsOf(event: ICAL.Component, start: Moment, { from, to, budget, clocks }: Asked): Generator<number> {
  yield start.wall;
  if (event.hasProperty("recurrence-id")) return;
  for (const property of event.getAllProperties("rrule")) yield* comesRound(property, start, { from, to, budget });
  for (const { time, property } of timesIn(event, "rdate")) {
    const { wall, clock } = momentOf(time, property, clocks);
    yield start.isDate ? wall : start.clock.wallAt(clock.instantOf(wall));
  }
}

/** A rule that cannot be read does not keep the event itself from being there. */
function* comesRound(property: ICAL.Property, start: Moment, { from, to, budget }: Omit<Asked, "clocks">) {
  try {
    const rule = property.getFirstValue();
    if (rule instanceof ICAL.Recur)
      yield* occurrences({ rule, start: start.wall, isDate: start.isDate, clock: start.clock }, { from, to }, budget);
  } catch (error) {
    if (error instanceof OverBudget) throw error;
  }
}

function lengthOf(event: ICAL.Component, start: Moment, clocks: Clocks): number {
  const end = moment(event.getFirstProperty("dtend"), clocks);
  const duration = event.getFirstPropertyValue("duration");
  const said = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  if (start.isDate) return Math.max(end ? end.wall - start.wall : said, DAY);
  return end ? end.clock.instantOf(end.wall) - start.clock.instantOf(start.wall) : said;
}

function* timesIn(event: ICAL.Component, name: string) {
  for (const property of event.getAllProperties(name))
    for (const time of property.getValues()) if (time instanceof ICAL.Time) yield { time, property };
}

/** Times with an end of their own: further dates of an event, and lists of free and busy times. */
export function* periodsOf(component: ICAL.Component, clocks: Clocks): Generator<Range> {
  for (const property of [...component.getAllProperties("rdate"), ...component.getAllProperties("freebusy")])
    for (const period of property.getValues()) {
      if (!(period instanceof ICAL.Period) || property.getFirstParameter("fbtype") === "FREE") continue;
      const instantOf = (time: ICAL.Time) => {
        const { wall, clock } = momentOf(time, property, clocks);
        return clock.instantOf(wall);
      };
      yield { start: instantOf(period.start), end: instantOf(period.getEnd()) };
    }
}

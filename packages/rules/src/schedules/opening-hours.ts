import { DAY_MINUTES, WEEK_MINUTES } from "../time/durations.ts";
import { append, type Edges, edgesOf, type Range, rangesOf, union, without } from "../time/ranges.ts";
import { clockOf, minutesOf, wallMinutes } from "../time/wall-clock.ts";

/** Monday is 1, as in ISO 8601. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall-clock times like `09:30` in the coach's zone; a day may end at `24:00`. */
export type WorkingHours = { weekday: Weekday; from: string; to: string };
export type WeeklyHours = readonly WorkingHours[];

export const MOST_RANGES_A_DAY = 12;

export type HoursProblem = { index: number; code: "hoursInverted" | "hoursOverlap" | "hoursTooMany" };

const startOf = ({ weekday, from }: WorkingHours) => (weekday - 1) * DAY_MINUTES + minutesOf(from);
const endOf = ({ weekday, to }: WorkingHours) => (weekday - 1) * DAY_MINUTES + minutesOf(to);
const isForward = (hours: WorkingHours) => endOf(hours) > startOf(hours);
const overlap = (one: WorkingHours, other: WorkingHours) => startOf(one) < endOf(other) && startOf(other) < endOf(one);

/** Whether an entry is the first of its day beyond the limit. */
const isOneTooMany = (entry: WorkingHours, before: WeeklyHours) =>
  before.filter(({ weekday }) => weekday === entry.weekday).length === MOST_RANGES_A_DAY;

/** Every entry that ends before it begins, overlaps another of its day or exceeds the limit; touching is allowed. */
export function hoursProblems(hours: WeeklyHours): HoursProblem[] {
  return hours.flatMap((entry, index): HoursProblem[] => {
    if (isOneTooMany(entry, hours.slice(0, index))) return [{ index, code: "hoursTooMany" }];
    if (!isForward(entry)) return [{ index, code: "hoursInverted" }];
    const overlaps = hours.some((other, place) => place !== index && isForward(other) && overlap(entry, other));
    return overlaps ? [{ index, code: "hoursOverlap" }] : [];
  });
}

/** The hours as minutes of a week, from Monday 0:00 to 10080. */
export const toWeekMinutes = (hours: WeeklyHours): Range[] =>
  rangesOf(edgesOf(hours.map((entry) => ({ start: startOf(entry), end: endOf(entry) }))));

/** Back to hours of single days: a range over midnight becomes two entries. */
export const fromWeekMinutes = (ranges: readonly Range[]): WorkingHours[] =>
  rangesOf(edgesOf(ranges)).flatMap(({ start, end }) =>
    WEEKDAYS.flatMap((weekday): WorkingHours[] => {
      const midnight = (weekday - 1) * DAY_MINUTES;
      const [from, to] = [Math.max(start - midnight, 0), Math.min(end - midnight, DAY_MINUTES)];
      return from < to ? [{ weekday, from: clockOf(from), to: clockOf(to) }] : [];
    }),
  );

/** `allDay` closes the regular hours of whole days; `timeOff` closes everything. */
export const EXCEPTION_KINDS = ["available", "notAvailable", "timeOff", "allDay"] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** From and to by the wall clock of the coach's zone, like `2026-03-29T09:00`; a day may end at `24:00`. */
export type Exception = { kind: ExceptionKind; from: string; to: string };

type ExceptionCode =
  | "exceptionDate"
  | "exceptionInverted"
  | "exceptionWholeDays"
  | "exceptionOneDay"
  | "exceptionTooLong";

/** What is wrong, and with which of the two times. */
export type ExceptionProblem = { field: "from" | "to"; code: ExceptionCode };

const MOST_DAYS = 366;

/** What is wrong with an exception; undefined if nothing. */
export function exceptionProblem(exception: Exception): ExceptionProblem | undefined {
  const range = wallRange(exception);
  if (Number.isNaN(range.start)) return { field: "from", code: "exceptionDate" };
  if (Number.isNaN(range.end)) return { field: "to", code: "exceptionDate" };
  if (range.end <= range.start) return { field: "to", code: "exceptionInverted" };
  const tooLong = range.end - range.start > MOST_DAYS * DAY_MINUTES;
  return FORBIDS[exception.kind](range) ?? (tooLong ? { field: "to", code: "exceptionTooLong" } : undefined);
}

type Forbids = (range: Range) => ExceptionProblem | undefined;
const overMidnight: Forbids = ({ start, end }) =>
  Math.floor(start / DAY_MINUTES) === Math.floor((end - 1) / DAY_MINUTES)
    ? undefined
    : { field: "to", code: "exceptionOneDay" };
const partsOfDays: Forbids = ({ start, end }) => {
  const field = start % DAY_MINUTES !== 0 ? "from" : end % DAY_MINUTES !== 0 ? "to" : undefined;
  return field && { field, code: "exceptionWholeDays" };
};

const FORBIDS: Record<ExceptionKind, Forbids> = {
  available: overMidnight,
  notAvailable: overMidnight,
  timeOff: () => undefined,
  allDay: partsOfDays,
};

/** The exception in wall-clock minutes since 1970; NaN for an invalid date. */
export const wallRange = ({ from, to }: Exception): Range => ({ start: wallMinutes(from), end: wallMinutes(to) });

/** Wall-clock minutes count from 1 January 1970, a Thursday; its week began three days earlier. */
const A_MONDAY = -3 * DAY_MINUTES;

export type Opening = { hours: WeeklyHours; exceptions: readonly Exception[] };

/**
 * When a coach works, in wall-clock minutes, at least within the window. Days off close the regular hours; extra
 * availability opens anyway; `notAvailable` and `timeOff` close everything.
 */
export function openingOn({ hours, exceptions }: Opening, window: Range): Edges {
  const ranges = rangesByKind(exceptions, window);
  const regular = without(weeksOf(hours, window), edgesOf(ranges.allDay));
  const open = union(regular, edgesOf(ranges.available));
  return without(open, edgesOf([...ranges.notAvailable, ...ranges.timeOff]));
}

function rangesByKind(exceptions: readonly Exception[], { start, end }: Range): Record<ExceptionKind, Range[]> {
  const ranges: Record<ExceptionKind, Range[]> = { available: [], notAvailable: [], timeOff: [], allDay: [] };
  for (const exception of exceptions) {
    const range = wallRange(exception);
    if (range.start < end && range.end > start) ranges[exception.kind].push(range);
  }
  return ranges;
}

function weeksOf(hours: WeeklyHours, { start, end }: Range): Edges {
  const [week, edges] = [toWeekMinutes(hours), [] as number[]];
  const first = Math.floor((start - A_MONDAY) / WEEK_MINUTES) * WEEK_MINUTES + A_MONDAY;
  for (let monday = first; monday < end; monday += WEEK_MINUTES) {
    for (const range of week) append(edges, { start: monday + range.start, end: monday + range.end });
  }
  return edges;
}

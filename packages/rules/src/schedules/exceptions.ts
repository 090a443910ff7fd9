import { DAY_MINUTES } from "../time/durations.ts";
import type { Range } from "../time/ranges.ts";
import { wallMinutes } from "../time/wall-clock.ts";

/** `allDay` closes the regular hours of whole days; `timeOff` closes everything, for as long as it lasts. */
export const EXCEPTION_KINDS = ["available", "notAvailable", "timeOff", "allDay"] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** From and to by the wall clock of the coach's zone, like `2026-03-29T09:00`; a day may end at its `24:00`. */
export type Exception = { kind: ExceptionKind; from: string; to: string };

type ExceptionCode =
  | "exceptionDate"
  | "exceptionInverted"
  | "exceptionWholeDays"
  | "exceptionOneDay"
  | "exceptionTooLong";

/** What is wrong, and at which of the two times. */
export type ExceptionProblem = { field: "from" | "to"; code: ExceptionCode };

const MOST_DAYS = 366;

/** What is wrong with an exception, undefined where nothing is. */
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

/** The exception in minutes of the wall clock since 1970; NaN where a date does not exist. */
export const wallRange = ({ from, to }: Exception): Range => ({ start: wallMinutes(from), end: wallMinutes(to) });

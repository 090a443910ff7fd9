import { DAY_MINUTES } from "../time/minutes.ts";
import type { Range } from "../time/ranges.ts";
import { wallMinutes } from "../time/wall-clock.ts";

/** `allDay` closes the regular hours of whole days; `timeOff` closes everything, for as long as it lasts. */
export const EXCEPTION_KINDS = ["available", "notAvailable", "timeOff", "allDay"] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** From and to by the wall clock of the coach's zone, like `2026-03-29T09:00`; a day may end at its `24:00`. */
export type Exception = { kind: ExceptionKind; from: string; to: string };

export type ExceptionProblem =
  | "exceptionDate"
  | "exceptionInverted"
  | "exceptionWholeDays"
  | "exceptionOneDay"
  | "exceptionTooLong";

const MOST_DAYS = 366;

/** What is wrong with an exception, undefined where nothing is. */
export function exceptionProblem(exception: Exception): ExceptionProblem | undefined {
  const range = wallRange(exception);
  if (Number.isNaN(range.start) || Number.isNaN(range.end)) return "exceptionDate";
  if (range.end <= range.start) return "exceptionInverted";
  const tooLong = range.end - range.start > MOST_DAYS * DAY_MINUTES;
  return FORBIDS[exception.kind](range) ?? (tooLong ? "exceptionTooLong" : undefined);
}

type Forbids = (range: Range) => ExceptionProblem | undefined;
const overMidnight: Forbids = ({ start, end }) =>
  Math.floor(start / DAY_MINUTES) === Math.floor((end - 1) / DAY_MINUTES) ? undefined : "exceptionOneDay";
const partsOfDays: Forbids = ({ start, end }) =>
  start % DAY_MINUTES === 0 && end % DAY_MINUTES === 0 ? undefined : "exceptionWholeDays";

const FORBIDS: Record<ExceptionKind, Forbids> = {
  available: overMidnight,
  notAvailable: overMidnight,
  timeOff: () => undefined,
  allDay: partsOfDays,
};

/** The exception in minutes of the wall clock since 1970; NaN where a date does not exist. */
export const wallRange = ({ from, to }: Exception): Range => ({ start: wallMinutes(from), end: wallMinutes(to) });

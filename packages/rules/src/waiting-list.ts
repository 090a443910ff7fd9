import type { Weekday } from "./schedules/opening-hours.ts";
import { DAY_MINUTES, MINUTE } from "./time/durations.ts";
import type { Range } from "./time/ranges.ts";
import { lineAt, type ZoneTable } from "./time/zones.ts";

/** How many places one client can have at a time, and how far ahead one can reach. */
export const WAITING_LIST = { mostPlaces: 10, furthestDays: 180 } as const;

/** How much a coach may write beside a time that waits for the client's confirmation. */
export const PROPOSAL_WORDS = 500;

/** `taken`: the client has a time. The others: nothing came of it, and why. */
export const PLACE_STATES = ["waiting", "taken", "left", "over", "closed"] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** `passedOn` by the client, `lapsed` by the clock; `withdrawn` when there was nothing to offer any more. */
export const OFFER_STATES = ["open", "taken", "passedOn", "lapsed", "withdrawn"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** When somebody has time, by the wall clock of Berlin: these days, from and to these minutes, until a day. */
export type Wish = {
  weekdays: readonly Weekday[];
  fromMinute: number;
  toMinute: number;
  /** The last day, counted from 1 January 1970. */
  untilDay: number;
};

type Time = { start: number; durationMinutes: number };

/** Whether a time (epoch milliseconds) lies on one of the days and wholly within the hours. */
export function fitsWish(wish: Wish, { start, durationMinutes }: Time, berlin: ZoneTable): boolean {
  const minute = Math.floor(start / MINUTE);
  const wall = minute + (berlin.offsets[lineAt(berlin, minute)] ?? 0);
  const day = Math.floor(wall / DAY_MINUTES);
  const ofDay = wall - day * DAY_MINUTES;
  return (
    day <= wish.untilDay &&
    wish.weekdays.includes(weekdayOf(day)) &&
    ofDay >= wish.fromMinute &&
    ofDay + durationMinutes <= wish.toMinute
  );
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;

export type Waiting = {
  wish: Wish;
  durationMinutes: number;
  /** Not before this. */
  from: number;
  /** The start of the appointment that is to come earlier; none if a new one is wanted. */
  before: number | null;
  /** When the client is with others. */
  busy: readonly Range[];
  /** What they were offered before: nobody is asked about the same hour twice. */
  offered: readonly Range[];
};

/** The first of these free starts, in order, that this client wants and was not asked about. */
export const firstFit = (waiting: Waiting, starts: readonly number[], berlin: ZoneTable): number | undefined =>
  starts.find((start) => {
    const { durationMinutes, from, before } = waiting;
    const end = start + durationMinutes * MINUTE;
    const isApart = (other: Range) => other.end <= start || other.start >= end;
    return (
      start >= from &&
      (before === null || start < before) &&
      waiting.busy.every(isApart) &&
      waiting.offered.every(isApart) &&
      fitsWish(waiting.wish, { start, durationMinutes }, berlin)
    );
  });

export type WishProblem = {
  field: "weekdays" | "to" | "until";
  code: "chooseDays" | "hoursInverted" | "hoursTooShort" | "untilRange";
};

type Given = Wish & { durationMinutes: number; today: number };

/** What is wrong with a wish, if anything. */
export function wishProblem({ weekdays, fromMinute, toMinute, untilDay, ...given }: Given): WishProblem | undefined {
  if (weekdays.length === 0) return { field: "weekdays", code: "chooseDays" };
  if (toMinute <= fromMinute) return { field: "to", code: "hoursInverted" };
  if (toMinute - fromMinute < given.durationMinutes) return { field: "to", code: "hoursTooShort" };
  const isNear = untilDay >= given.today && untilDay <= given.today + WAITING_LIST.furthestDays;
  return isNear ? undefined : { field: "until", code: "untilRange" };
}

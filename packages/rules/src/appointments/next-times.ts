import { seriesDates } from "../appointment-series-dates.ts";
import { DAY, HOUR } from "../time/durations.ts";

/** How many times are suggested, how many of them on one day, and how far apart those are. */
const MOST = { times: 6, usual: 2, ofDay: 2 };
const APART = 3 * HOUR;
/** The same weekday and time is looked for this many weeks ahead. */
const WEEKS = 4;
/** Beside the usual times, what comes sooner than this is not suggested: people want to do something meanwhile. */
const NOT_BEFORE = 2 * DAY;

type NextTimesParams = {
  /** Every start that can be booked, ascending; epoch milliseconds. */
  free: readonly number[];
  /** The appointment after which the next one is sought. */
  startsAt: number;
  /** By whose wall clock a time of day is the same. */
  zone: string;
};

export type NextTime = { start: number; isUsual: boolean };

/** What to suggest as the next appointment: the same weekday and time first, then the soonest ones. */
export function nextTimes({ free, startsAt, zone }: NextTimesParams): NextTime[] {
  const open = new Set(free);
  const usual = seriesDates({ first: startsAt, rhythm: "weekly", count: WEEKS + 1, zone })
    .slice(1)
    .filter((start) => open.has(start))
    .slice(0, MOST.usual);
  const others = spread(
    free.filter((start) => start >= startsAt + NOT_BEFORE && !usual.includes(start)),
    { zone, most: MOST.times - usual.length },
  );
  return [...usual.map((start) => ({ start, isUsual: true })), ...others.map((start) => ({ start, isUsual: false }))];
}

/** The soonest, but not all of them on one morning: the first of a day, and the first hours after it. */
function spread(starts: readonly number[], { zone, most }: { zone: string; most: number }): number[] {
  const taken: number[] = [];
  const byDay = new Map<string, number[]>();
  for (const start of starts) {
    if (taken.length === most) break;
    const day = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainDate().toString();
    const ofDay = byDay.get(day) ?? [];
    const isNear = ofDay.some((other) => start - other < APART);
    if (ofDay.length >= MOST.ofDay || isNear) continue;
    byDay.set(day, [...ofDay, start]);
    taken.push(start);
  }
  return taken;
}

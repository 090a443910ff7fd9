import { DAY_MINUTES } from "../time/durations.ts";
import { edgesOf, type Range, rangesOf } from "../time/ranges.ts";
import { clockOf, minutesOf } from "../time/wall-clock.ts";

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

/** Whether an entry with these before it is the first of its day that is one too many. */
const isOneTooMany = (entry: WorkingHours, before: WeeklyHours) =>
  before.filter(({ weekday }) => weekday === entry.weekday).length === MOST_RANGES_A_DAY;

/** Every entry that ends before it begins, overlaps another of its day or is one too many; touching is allowed. */
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

/** Back to hours of single days: what goes over midnight becomes two entries. */
export const fromWeekMinutes = (ranges: readonly Range[]): WorkingHours[] =>
  rangesOf(edgesOf(ranges)).flatMap(({ start, end }) =>
    WEEKDAYS.flatMap((weekday): WorkingHours[] => {
      const midnight = (weekday - 1) * DAY_MINUTES;
      const [from, to] = [Math.max(start - midnight, 0), Math.min(end - midnight, DAY_MINUTES)];
      return from < to ? [{ weekday, from: clockOf(from), to: clockOf(to) }] : [];
    }),
  );

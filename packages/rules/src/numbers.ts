import { fold } from "./search/text-analysis.ts";
import { DAY } from "./time/durations.ts";

/** How appointments ended that were to begin in a period. A request that a coach declined was no appointment. */
type Ends = { completed: number; cancelled: number; noShows: number };
export type Rates = { completion: number | null; cancellation: number | null; noShow: number | null };

/** The shares of each end, from 0 to 1; null if none ended. Together they are one. */
export function ratesOf({ completed, cancelled, noShows }: Ends): Rates {
  const all = completed + cancelled + noShows;
  const share = (part: number) => (all === 0 ? null : part / all);
  return { completion: share(completed), cancellation: share(cancelled), noShow: share(noShows) };
}

/** A coach without a free time on so many days is as good as not there. */
export const FREE_SLOT_DAYS = 14;

/** How many days are counted again each night: so late may an end still be decided. */
export const RECOUNTED_DAYS = 62;

/** How long cases have been open: up to so many milliseconds each. */
const AGE_LIMITS = { day: DAY, threeDays: 3 * DAY, week: 7 * DAY, older: Number.POSITIVE_INFINITY } as const;
export type CaseAge = keyof typeof AGE_LIMITS;
export const CASE_AGES = Object.keys(AGE_LIMITS) as CaseAge[];

/** Between which ages a group lies, in milliseconds; the end is not part of it. */
export function agesOf(age: CaseAge): { from: number; to: number } {
  const before = CASE_AGES[CASE_AGES.indexOf(age) - 1];
  return { from: before ? AGE_LIMITS[before] : 0, to: AGE_LIMITS[age] };
}

/** What is kept of searches that found nobody. */
export const EMPTY_SEARCHES = {
  /** Fewer people on one day may be somebody who looks for a certain person. */
  leastVisitors: 3,
  /** So that nobody fills the table. */
  mostOfVisitor: 30,
  monthsKept: 13,
} as const;

const MOST_WORDS = 6;
const LONGEST = 60;

/** The words of a search as they are counted; empty for what may be an address or a number. */
export function countedWords(keyword: string): string {
  if (/[@\d]/.test(keyword)) return "";
  const words = fold(keyword).match(/\p{L}+/gu) ?? [];
  return words.length > MOST_WORDS ? "" : words.join(" ").slice(0, LONGEST);
}

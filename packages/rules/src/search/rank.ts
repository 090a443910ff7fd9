import { DAY } from "../time/durations.ts";

/** What the order of coaches rests on where nothing else decides, and how many of a thousand points it is worth. */
export const RANK_POINTS = { rating: 500, free: 300, profile: 200 } as const;

/** A new coach starts as if five clients had given four stars, so that neither one review nor none decides. */
export const ASSUMED = { reviews: 5, stars: 4 } as const;

/** Free within so many days, the soonest first. */
export const FREE_SOON = [
  { days: 3, points: 300 },
  { days: 7, points: 225 },
  { days: 14, points: 150 },
  { days: 30, points: 75 },
] as const;

export type Ranked = {
  /** Sum of all stars, and how many reviews. */
  stars: number;
  reviews: number;
  /** How much there is of what makes a profile better, from 0 to 100. */
  completeness: number;
  nextFreeAt: number | null;
};

/** Points that only people change: reviews and the profile. */
export function baseRankOf({ stars, reviews, completeness }: Omit<Ranked, "nextFreeAt">): number {
  const mean = (stars + ASSUMED.reviews * ASSUMED.stars) / (reviews + ASSUMED.reviews);
  return Math.round(((mean - 1) / 4) * RANK_POINTS.rating) + Math.round((completeness / 100) * RANK_POINTS.profile);
}

/** Points for a free time that is close. */
export const freePoints = (nextFreeAt: number | null, now: number): number =>
  nextFreeAt === null ? 0 : (FREE_SOON.find(({ days }) => nextFreeAt < now + days * DAY)?.points ?? 0);

/** A coach's place among others, from 0 to 1000. */
export const rankOf = ({ nextFreeAt, ...ranked }: Ranked, now: number): number =>
  baseRankOf(ranked) + freePoints(nextFreeAt, now);

/** When the rank changes by itself because the next free time has come closer; undefined where it will not. */
export function rankChangesAt(nextFreeAt: number | null, now: number): number | undefined {
  if (nextFreeAt === null) return undefined;
  const closer = FREE_SOON.map(({ days }) => nextFreeAt - days * DAY + 1).filter((at) => at > now);
  return closer.length > 0 ? Math.min(...closer) : undefined;
}

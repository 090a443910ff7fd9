import { DAY } from "../time/durations.ts";

/** The parts of the default rank, and their points of a thousand. */
export const RANK_POINTS = { rating: 500, free: 300, profile: 200 } as const;

/** A new coach starts as if five clients had given four stars, so that neither one review nor none decides. */
export const ASSUMED = { reviews: 5, stars: 4 } as const;

/** Free within this many days, the soonest first. */
export const FREE_SOON = [
  { days: 3, points: 300 },
  { days: 7, points: 225 },
  { days: 14, points: 150 },
  { days: 30, points: 75 },
] as const;

export type Ranked = {
  /** Sum of all stars, and the number of reviews. */
  stars: number;
  reviews: number;
  /** The share of optional profile parts, from 0 to 100. */
  completeness: number;
  nextFreeAt: number | null;
};

/** Points that only people change: reviews and the profile. */
export function baseRankOf({ stars, reviews, completeness }: Omit<Ranked, "nextFreeAt">): number {
  const mean = (stars + ASSUMED.reviews * ASSUMED.stars) / (reviews + ASSUMED.reviews);
  return Math.round(((mean - 1) / 4) * RANK_POINTS.rating) + Math.round((completeness / 100) * RANK_POINTS.profile);
}

/** Points for a near free time. */
export const freePoints = (nextFreeAt: number | null, now: number): number =>
  nextFreeAt === null ? 0 : (FREE_SOON.find(({ days }) => nextFreeAt < now + days * DAY)?.points ?? 0);

/** A coach's rank, from 0 to 1000. */
export const rankOf = ({ nextFreeAt, ...ranked }: Ranked, now: number): number =>
  baseRankOf(ranked) + freePoints(nextFreeAt, now);

/** When the rank changes because the next free time comes closer; undefined if it will not. */
export function rankChangesAt(nextFreeAt: number | null, now: number): number | undefined {
  if (nextFreeAt === null) return undefined;
  const closer = FREE_SOON.map(({ days }) => nextFreeAt - days * DAY + 1).filter((at) => at > now);
  return closer.length > 0 ? Math.min(...closer) : undefined;
}

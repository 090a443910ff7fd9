import type { PublicCoach } from "@aufwind/contract/profiles";
import type { Review } from "@aufwind/contract/reviews";
import { asLocale } from "@aufwind/rules/locale/locale";
import type { RatingRow, ReviewRow } from "./store.ts";

/** A row as it comes, or as JSON, which has no dates. */
type Written<Row> = { [Key in keyof Row]: Row[Key] | (Row[Key] extends Date | null ? string : never) };

/** Mean, number and distribution of a coach's published reviews. */
export type Rating = NonNullable<PublicCoach["rating"]>;

/** Undefined where there are none. The mean has two decimals, half a hundredth rounded up. */
export function presentRating(row: RatingRow): Rating | undefined {
  const distribution = { 1: row.stars_1, 2: row.stars_2, 3: row.stars_3, 4: row.stars_4, 5: row.stars_5 };
  const given = Object.entries(distribution);
  const count = given.reduce((sum, [, times]) => sum + times, 0);
  if (count === 0) return undefined;
  const stars = given.reduce((sum, [worth, times]) => sum + Number(worth) * times, 0);
  return { score: Math.round((stars * 100) / count) / 100, count, distribution };
}

export const presentReview = (row: Written<ReviewRow>): Review => ({
  reviewId: row.id,
  stars: row.stars,
  text: row.body,
  locale: asLocale(row.locale),
  author: row.author_name || null,
  writtenAt: new Date(row.written_at).toISOString(),
  answer:
    row.answer && row.answered_at ? { text: row.answer, answeredAt: new Date(row.answered_at).toISOString() } : null,
});

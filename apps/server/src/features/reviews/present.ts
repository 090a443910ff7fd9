import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import type { CoachReview, FollowedReview, Review } from "@aufwind/contract/reviews";
import { asLocale } from "@aufwind/rules/locale";
import { coachActs, releasedAt } from "@aufwind/rules/reviews";
import { factsOf, standingOf } from "./policy.ts";
import type { FollowedRow, RatingRow, ReviewRow } from "./store.ts";

/** A row, or its JSON, which has no dates. */
type Written<Row> = { [Key in keyof Row]: Row[Key] | (Row[Key] extends Date | null ? string : never) };

/** Mean, number and distribution of a coach's published reviews of paid appointments. */
export type Rating = NonNullable<PublicCoach["rating"]>;

/** Undefined if there are none. The mean has two decimals, rounded half up. */
export function presentRating(row: RatingRow): Rating | undefined {
  const distribution = { 1: row.stars_1, 2: row.stars_2, 3: row.stars_3, 4: row.stars_4, 5: row.stars_5 };
  const given = Object.entries(distribution);
  const count = given.reduce((sum, [, times]) => sum + times, 0);
  if (count === 0) return undefined;
  const stars = given.reduce((sum, [worth, times]) => sum + Number(worth) * times, 0);
  return { score: Math.round((stars * 100) / count) / 100, count, distribution };
}

/** How many are published, including those after a discovery. */
export const publishedCount = (row: RatingRow | null | undefined): number =>
  row ? row.stars_1 + row.stars_2 + row.stars_3 + row.stars_4 + row.stars_5 + row.discoveries : 0;

export const presentReview = (row: Written<ReviewRow>): Review => ({
  reviewId: row.id,
  stars: row.stars,
  text: row.body,
  locale: asLocale(row.locale),
  author: row.author_name || null,
  writtenAt: new Date(row.written_at).toISOString(),
  isAfterDiscovery: row.is_discovery,
  answer:
    row.answer && row.answered_at ? { text: row.answer, answeredAt: new Date(row.answered_at).toISOString() } : null,
});

export function presentFollowed(row: FollowedRow): FollowedReview {
  const { contested_at, contest_reason, decided_at, decision_reason } = row;
  const status = standingOf(row);
  const publishesAt = status === "waiting" ? new Date(releasedAt(row.written_at.getTime())) : null;
  return {
    ...presentReview(row),
    status,
    publishesAt: publishesAt?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    contest:
      contested_at && contest_reason ? { reason: contest_reason, contestedAt: contested_at.toISOString() } : null,
    decision: decided_at && { reason: decision_reason, decidedAt: decided_at.toISOString() },
  };
}

/** A coach sees the same name as everybody, and no other. */
export const presentForCoach = (row: FollowedRow, now: Date): CoachReview => ({
  ...presentFollowed(row),
  can: coachActs(factsOf(row), now.getTime()),
});

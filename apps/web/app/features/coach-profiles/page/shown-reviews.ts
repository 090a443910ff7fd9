import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import type { Review } from "@aufwind/contract/reviews";
import type { Locale } from "@aufwind/rules/locale";
import { formatDate, formatScore } from "../../../platform/i18n/format.ts";

const STARS = [5, 4, 3, 2, 1] as const;

/** The mean, and how often each number of stars was given. */
export function toRating(rating: PublicCoach["rating"], locale: Locale) {
  if (!rating) return null;
  const { score, count, distribution } = rating;
  return {
    value: score,
    score: formatScore(locale, score),
    count,
    bars: STARS.map((stars) => ({
      stars,
      count: distribution[stars],
      share: distribution[stars] / Math.max(count, 1),
    })),
  };
}

/** A shown review; `lang` only if it is not the reader's language. */
export function toReview(
  { reviewId, stars, text, author, writtenAt, isAfterDiscovery, answer, ...rest }: Review,
  locale: Locale,
) {
  return {
    ...{ id: reviewId, stars, text, author, isAfterDiscovery },
    ...(rest.locale !== locale && { lang: rest.locale }),
    date: formatDate(locale, writtenAt),
    answer: answer && { text: answer.text, date: formatDate(locale, answer.answeredAt) },
  };
}
export type ShownReview = ReturnType<typeof toReview>;

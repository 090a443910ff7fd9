import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { listReviews, type Review } from "@aufwind/contract/reviews";
import type { Locale } from "@aufwind/rules/locale";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { formatDate, formatScore } from "../../../platform/i18n/format.ts";
import { defineList, readView } from "../../../shared/list/view.ts";

const SIZE = 30;
/** Nobody reads a thousand; limits what an address can request. */
const REVIEWS = defineList({}, { mostPages: 34, pastMost: "last", pageName: "reviews" });

type LoadReviewsParams = { slug: string; newest: Review[]; count: number };

/** The newest few, or with `?reviews=2` the first page of all, and so on. */
export async function loadReviews({ request, context }: LoaderArgs, { slug, newest, count }: LoadReviewsParams) {
  const { page } = readView(REVIEWS, new URL(request.url).searchParams).view;
  const few = { reviews: newest, more: count > newest.length ? 2 : null };
  if (page === 1) return few;
  const params = { slug, page: "0", size: String(SIZE), sort: "desc" } as const;
  const query = { pages: String(page - 1) };
  // The newest are available anyway, even if the profile is hidden or the list fails.
  const found = await api(request, context)(listReviews, { params, query }).catch(() => null);
  if (!found) return few;
  return { reviews: found.items, more: found.hasNext && page < REVIEWS.mostPages ? page + 1 : null };
}

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

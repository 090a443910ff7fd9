import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { listReviews, type Review } from "@aufwind/contract/reviews";
import type { Locale } from "@aufwind/rules/locale";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { formatDate, formatScore } from "../../../platform/i18n/format.ts";

const SIZE = 30;
/** The address must not ask for more work than this. */
const MOST_PAGES = 34;

type Newest = { slug: string; newest: Review[]; count: number };

/** The newest few, or with `?reviews=2` all up to that page, since later pages are added to the earlier ones. */
export async function loadReviews({ request, context }: LoaderArgs, { slug, newest, count }: Newest) {
  const asked = Number(new URL(request.url).searchParams.get("reviews") ?? 1);
  const until = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MOST_PAGES) : 1;
  const few = { reviews: newest, more: count > newest.length ? 2 : null };
  if (until === 1) return few;
  const call = api(request, context);
  const pages = Array.from({ length: until - 1 }, (_, page) =>
    call(listReviews, { params: { slug, page: String(page), size: String(SIZE), sort: "desc" } }),
  );
  // A coach's own hidden profile, or the list is not available: the newest are there anyway.
  const lists = await Promise.all(pages).catch(() => undefined);
  if (!lists) return few;
  const isMore = lists.at(-1)?.hasNext === true && until < MOST_PAGES;
  return { reviews: lists.flatMap(({ items }) => items), more: isMore ? until + 1 : null };
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

import { listReviews, type Review } from "@aufwind/contract/reviews";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";

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

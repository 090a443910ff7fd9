import { listBookmarks } from "@aufwind/contract/bookmarks";
import type { CoachCard } from "@aufwind/contract/coach-cards";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

const SIZE = 30;
/** A client has 500 bookmarks at most. */
const MOST_PAGES = 17;

type BookmarkList = { cards: CoachCard[]; totalCount: number; more: number | null };

/** All bookmarks up to a page, since later pages are added to the earlier ones; null if not available. */
export async function loadBookmarks({ request, context }: LoaderArgs): Promise<BookmarkList | null> {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const until = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MOST_PAGES) : 1;
  const call = api(request, context);
  const pages = Array.from({ length: until }, (_, page) =>
    call(listBookmarks, { params: { page: String(page), size: String(SIZE), sort: "desc" } }),
  );
  try {
    const lists = await Promise.all(pages);
    const last = lists.at(-1);
    return {
      cards: lists.flatMap(({ items }) => items),
      totalCount: last?.totalCount ?? 0,
      more: last?.hasNext ? until + 1 : null,
    };
  } catch {
    return null;
  }
}

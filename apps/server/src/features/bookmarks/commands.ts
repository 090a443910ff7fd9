import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type Database, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import * as store from "./store.ts";

/** The most bookmarks; the problem's sentence names the number. */
const MOST = 500;

type Pair = { clientId: string; coachId: string };

/** Bookmarks a coach, idempotently. The client is locked, so that the limit is exact. */
export const addBookmark = ({ database, clock }: Platform, pair: Pair): Promise<void> =>
  transact(database, async (tx) => {
    const user = await lockUser(tx, pair.clientId);
    if (!user) throw new Problem("notSignedIn");
    if (user.kind !== "client") throw new Problem("wrongRole");
    const { is_found, is_kept } = await store.insertBookmark(tx, { ...pair, now: clock.now(), most: MOST });
    if (!is_found) throw new Problem("notFound");
    if (!is_kept) throw new Problem("tooManyBookmarks");
  });

export const removeBookmark = ({ database }: Platform, pair: Pair) => store.deleteBookmark(database, pair);

type ListBookmarksParams = PageAsked & { clientId: string };

/** One page of a client's bookmarked coaches, listed ones only. */
export async function listBookmarks(database: Database, asked: ListBookmarksParams) {
  const [cards, totalCount] = await Promise.all([
    store.findCards(database, asked),
    store.countCards(database, asked.clientId),
  ]);
  return {
    items: cards.map((card) => ({ ...card, bookmarked: true })),
    ...pageFacts({ ...asked, totalCount }),
  };
}

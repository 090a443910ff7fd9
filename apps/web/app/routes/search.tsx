import { useEffect } from "react";
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from "react-router";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { toCard } from "../features/coach-cards/card.server.ts";
import { CoachCards } from "../features/coach-cards/coach-cards.tsx";
import { CrisisSignpost } from "../features/crisis/crisis-signpost.tsx";
import { loadSearch } from "../features/search/search.server.ts";
import { searchMeta } from "../features/search/search-meta.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { keepLastSearch } from "../platform/last-search.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { localeOf } from "../platform/pages.ts";

// What somebody looks for may tell of their health: no third party learns it.
export const handle = {
  words: ["search", "search-box", "coach-cards", "bookmarks", "crisis"],
  noTags: true,
} satisfies PageHandle;

// Bookmarks are a client's own, and a coach who has gone must be gone at once.
export const headers = () => ({ "cache-control": "private, no-cache" });

export async function loader(visit: LoaderFunctionArgs) {
  const { cards, shown } = await loadSearch(visit);
  const reader = { locale: localeOf(new URL(visit.request.url)), now: new Date(), topics: shown.search.topics };
  const { twin, canonical, ...rest } = shown;
  const loaded = { twin, canonical, shown: rest, cards: cards.map((card) => toCard(card, reader)) };
  return data(loaded, { status: shown.results ? 200 : 503 });
}

export const meta = (args: MetaArgs<typeof loader>) => (args.loaderData ? searchMeta(args, args.loaderData) : []);

export default function SearchRoute() {
  const { shown, cards } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const back = `${pathname}${search}`;
  useEffect(() => keepLastSearch(back), [back]);
  return (
    <SearchPage
      shown={shown}
      cards={cards}
      crisis={<CrisisSignpost />}
      list={(all) => (
        <CoachCards
          cards={all}
          look="list"
          heading="h2"
          isFirst
          bookmark={({ coachId, name, bookmarked }) => <BookmarkButton {...{ coachId, name, bookmarked, back }} />}
        />
      )}
    />
  );
}

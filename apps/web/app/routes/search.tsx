import { useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
} from "react-router";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { noteShown } from "../features/growth/visits.server.ts";
import { loadSearch, topicsAsked } from "../features/search/search.server.ts";
import { searchMeta } from "../features/search/search-meta.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { withoutResults } from "../features/search/without-results.ts";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { localeOf } from "../platform/pages/pages.ts";
import { toCard } from "../shared/coach-card/card.server.ts";
import { CoachCards } from "../shared/coach-card/coach-cards.tsx";
import { keepLastSearch } from "../shared/search-address/last-search.ts";
import { type Search, searchQuery } from "../shared/search-address/search-address.ts";
import { lazyWhenShown } from "../ui/lazy-when-shown.tsx";
// Parts that load later stand in the document from the start.
import "../features/crisis/crisis-line.module.css";
import "../features/saved-searches/saved-searches.module.css";

const CrisisLine = lazyWhenShown({
  load: () => import("../features/crisis/crisis-help.tsx").then((part) => part.CrisisLine),
  namespaces: ["crisis"],
});
const KeepLink = lazyWhenShown({
  load: () => import("../features/saved-searches/save-search-link.tsx").then((part) => part.SaveSearchLink),
  namespaces: ["saved-searches-link"],
});

// The search may tell of somebody's health: no third party learns it.
export const handle = {
  namespaces: ["search", "search-box", "coach-card", "bookmarks"],
  noTags: true,
} satisfies PageHandle;

// Bookmarks are personal, and a hidden coach must be gone at once: not cached.
export const headers = () => ({ "cache-control": "private, no-cache" });

export async function loader(visit: LoaderFunctionArgs) {
  const { cards, shown } = await loadSearch(visit);
  const reader = { locale: localeOf(new URL(visit.request.url)), now: new Date(), topics: topicsAsked(shown.search) };
  noteShown(visit, cards);
  const { twin, canonical, ...rest } = shown;
  const loaded = { twin, canonical, shown: rest, cards: cards.map((card) => toCard(card, reader)) };
  return data(loaded, { status: shown.results ? 200 : 503 });
}

type Loaded = Awaited<ReturnType<typeof loader>>["data"];
let known: Loaded | undefined;

/** Offline, the page and its choices stay. */
export const clientLoader = ({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<Loaded> =>
  (serverLoader() as Promise<Loaded>).catch((error: unknown) => {
    if (!known || error instanceof Response || isRouteErrorResponse(error)) throw error;
    return withoutResults(known, new URL(request.url));
  });

export const meta = (args: MetaArgs<typeof loader>) => (args.loaderData ? searchMeta(args, args.loaderData) : []);

/** Order and page make no other search. */
const keptQuery = (search: Search) => searchQuery({ ...search, order: "bestFit", page: 1 });

export default function SearchRoute() {
  const loaded = useLoaderData<typeof loader>();
  const { shown, cards } = loaded;
  const { pathname, search } = useLocation();
  const back = `${pathname}${search}`;
  const kept = keptQuery(shown.search);
  useEffect(() => keepLastSearch(back), [back]);
  useEffect(() => {
    known = loaded;
  }, [loaded]);
  return (
    <SearchPage
      shown={shown}
      cards={cards}
      crisis={<CrisisLine />}
      keep={kept && <KeepLink query={kept} isEmpty={shown.results?.totalCount === 0} />}
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

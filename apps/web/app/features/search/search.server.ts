import { ApiProblem } from "@aufwind/contract/platform/call";
import { countCoaches, type SearchCounts, type SearchResults, searchCoaches } from "@aufwind/contract/search";
import { areaByKey, areaName, topicByKey, topicsOfAreas } from "@aufwind/rules/areas";
import { isUrgent } from "@aufwind/rules/clients";
import type { Locale } from "@aufwind/rules/locale";
import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { understand } from "@aufwind/rules/search/understand";
import { redirect } from "react-router";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { otherLocale } from "../../platform/i18n/locale.tsx";
import { topicList } from "../../platform/i18n/name-lists.ts";
import { translatorFor } from "../../platform/i18n/translator.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import {
  ANY_SEARCH,
  RESULTS_SIZE,
  readSearch,
  type Search,
  type SearchOrder,
  searchPath,
  searchQuery,
} from "../../shared/search-address/search-address.ts";
import { toQuery } from "../../shared/search-address/search-query.ts";
import { toFacets } from "./facets.server.ts";

/** `desc` begins with the best, highest, latest, `asc` with the lowest and the soonest. */
const ORDERS = {
  bestFit: ["bestFit", "desc"],
  rating: ["rating", "desc"],
  priceUp: ["price", "asc"],
  priceDown: ["price", "desc"],
  nextFree: ["nextFree", "asc"],
  newest: ["newest", "desc"],
} as const satisfies Record<SearchOrder, unknown>;

/** More topics than this in a heading are not read. */
const MOST_NAMED = 3;

/** The search page's data; `cards` are the API's results, for the route to render. */
export async function loadSearch({ request, context }: LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url);
  const { search: read, unread } = readSearch(url.searchParams);
  const search = narrowed(read);
  const call = api(request, context);
  const query = toQuery(search);
  const [orderBy, sort] = ORDERS[search.order];
  const params = { page: String(search.page - 1), size: String(RESULTS_SIZE), sort };
  const count = (keyword: string) => call(countCoaches, { query: { ...query, keyword } }).catch(() => null);
  const [results, counted] = await Promise.all([
    call(searchCoaches, { params, query: { ...query, orderBy } }).catch(nothing),
    count(search.keyword),
  ]);
  const last = Math.max(1, results?.totalPages ?? search.page);
  if (search.page > last) throw redirect(searchPath(locale, { ...search, page: last }));
  // Counts include only coaches who have every word as written.
  const corrected = results?.correctedKeyword;
  const counts = results?.matched === "some" ? null : corrected ? await count(corrected) : counted;
  return {
    cards: results?.items ?? [],
    shown: {
      ...addresses(locale, search),
      search,
      unread,
      /** The identity of a list, whatever its page. */
      list: searchQuery({ ...search, page: 1 }),
      names: namesOf(locale, search),
      results: results && factsOf(results),
      ...toFacets(counts, locale),
      ways: results?.totalCount === 0 && counts ? widerSearches(search, counts).slice(0, 1) : [],
      isUrgent: isUrgent([...topicsAsked(search), ...understand(search.keyword).flatMap(({ topics }) => topics)]),
    },
  };
}
export type ShownSearch = Omit<Awaited<ReturnType<typeof loadSearch>>["shown"], "twin" | "canonical">;

/** If the API is unavailable the page says so itself; other errors are error pages. */
function nothing(error: unknown): null {
  if (error instanceof ApiProblem) return null;
  throw error;
}

/** Choosing a topic of a chosen area replaces the area. */
const narrowed = (search: Search): Search => ({
  ...search,
  areas: search.areas.filter((key) => !topicsOfAreas([key]).some((topic) => search.topics.includes(topic))),
});

/** The chosen topics, with those of whole areas. */
export const topicsAsked = ({ topics, areas }: Search): string[] => [...topics, ...topicsOfAreas(areas)];

/** The same search in the other language, and its canonical address. */
function addresses(locale: Locale, search: Search) {
  const known: Search = { ...search, order: "bestFit", page: 1 };
  const other = otherLocale(locale);
  return {
    twin: searchPath(other, search),
    canonical: { own: searchPath(locale, known), other: searchPath(other, known) },
  };
}

function namesOf(locale: Locale, { topics, areas, languages }: Search) {
  const named = areas.map((key) => ({ key, name: areaByKey(key)?.name[locale] ?? key }));
  return {
    areas: named,
    topics: topics.map((key) => ({ key, name: areaName(key, locale), isOwn: topicByKey(key) === undefined })),
    languages: languages.map((code) => ({ code, name: languageName(code, locale) ?? code })),
    /** As used in a sentence. */
    allTopics: allTopics(locale, [...named.map(({ name }) => name), ...topics.map((key) => areaName(key, locale))]),
  };
}

function allTopics(locale: Locale, names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return topicList(names, locale);
  return translatorFor(locale, "").namespace("search").t("found.topics", { count: names.length });
}

const factsOf = ({ totalCount, hasNext, isMore, correctedKeyword, matched }: SearchResults) => ({
  ...{ totalCount, hasNext, isMore, correctedKeyword, matched },
});

/** What can be removed from a search. */
export type Filter = keyof SearchCounts["without"];

const WITHOUT: Record<Filter, Partial<Search>> = {
  keyword: { keyword: "" },
  areasOfIntervention: { topics: [], areas: [] },
  language: { languages: [] },
  fee: { minFee: 0, maxFee: FEE_FILTER.limit },
  minRating: { rating: null },
  consultationType: { type: null },
  gender: { gender: null },
  verified: { verified: null },
  packages: { packages: null },
  freeWithinDays: { free: null },
};

/** The filters whose removal brings coaches, the most effective first. */
export function widerSearches(search: Search, { without }: Pick<SearchCounts, "without">) {
  return (Object.keys(WITHOUT) as Filter[])
    .map((filter) => ({ filter, count: without[filter], search: withoutFilter(search, filter) }))
    .filter(({ filter, count }) => count > 0 && isSet(search, filter))
    .sort((a, b) => b.count - a.count);
}

/** A search without one of its filters, from its first page. */
const withoutFilter = (search: Search, filter: Filter): Search => ({ ...search, ...WITHOUT[filter], page: 1 });

/** The default fee range is a filter, too: somebody may cost more. */
const isSet = (search: Search, filter: Filter): boolean =>
  filter === "fee" ||
  (Object.keys(WITHOUT[filter]) as (keyof Search)[]).some((key) => String(search[key]) !== String(ANY_SEARCH[key]));

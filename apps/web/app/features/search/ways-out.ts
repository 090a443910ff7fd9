import type { SearchCounts } from "@aufwind/contract/search";
import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { ANY_SEARCH, type Search } from "../../shared/search-address/search-address.ts";

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
  freeWithinDays: { free: null },
};

/** The filters whose removal brings coaches, the most effective first. */
export function waysOut(search: Search, { without }: Pick<SearchCounts, "without">) {
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

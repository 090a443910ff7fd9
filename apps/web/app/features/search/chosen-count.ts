import { ANY_SEARCH } from "../../shared/search-address/search-address.ts";
import type { ShownSearch } from "./search.server.ts";

/** How many filters are active: their names load where there are any. */
export function chosenCount({ search, names }: Pick<ShownSearch, "search" | "names">): number {
  const { keyword, minFee, maxFee, rating, free, type, gender, verified, packages } = search;
  const hasFee = minFee !== ANY_SEARCH.minFee || maxFee !== ANY_SEARCH.maxFee;
  const single = [keyword, hasFee, rating, free, type, gender, verified, packages].filter(Boolean);
  return names.topics.length + names.areas.length + names.languages.length + single.length;
}

import { pageFacts } from "@aufwind/contract/platform/lists";
import type { SearchResults } from "@aufwind/contract/search";
import { MOST_RESULTS } from "@aufwind/rules/search/filters";
import type { Found } from "./queries.ts";

type PresentResultsParams = { page: number; size: number; bookmarked: Set<string> | undefined };

/** Counted and paged up to a limit; `isMore` says if there are others. `bookmarked` is set for clients alone. */
export function presentResults(found: Found, { page, size, bookmarked }: PresentResultsParams): SearchResults {
  const totalCount = Math.min(found.total, MOST_RESULTS);
  const cards = found.cards.slice(0, Math.max(0, totalCount - page * size));
  return {
    items: bookmarked ? cards.map((card) => ({ ...card, bookmarked: bookmarked.has(card.coachId) })) : cards,
    ...pageFacts({ page, size, totalCount }),
    isMore: found.total > MOST_RESULTS,
    correctedKeyword: found.correctedKeyword,
    matched: found.matched,
  };
}

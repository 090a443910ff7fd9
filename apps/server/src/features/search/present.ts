import type { CoachCard } from "@aufwind/contract/cards";
import { pageFacts } from "@aufwind/contract/lists";
import type { SearchResults } from "@aufwind/contract/search";
import { MOST_RESULTS } from "@aufwind/rules/search/search";
import type { Found } from "./commands.ts";
import type { Card } from "./store.ts";

/** `bookmarked` is told to clients alone. */
const presentCards = (cards: readonly Card[], bookmarked: Set<string> | undefined): CoachCard[] =>
  cards.map((card) => (bookmarked ? { ...card, bookmarked: bookmarked.has(card.coachId) } : card));

type Shown = { page: number; size: number; bookmarked: Set<string> | undefined };

/** Results are counted and paged up to a limit; that there are more is said. */
export function presentResults(found: Found, { page, size, bookmarked }: Shown): SearchResults {
  const totalCount = Math.min(found.total, MOST_RESULTS);
  return {
    items: presentCards(found.cards, bookmarked).slice(0, Math.max(0, totalCount - page * size)),
    ...pageFacts({ page, size, totalCount }),
    isMore: found.total > MOST_RESULTS,
    correctedKeyword: found.correctedKeyword,
    matched: found.matched,
  };
}

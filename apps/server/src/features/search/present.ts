import type { CoachCard } from "@aufwind/contract/coach-cards";
import { pageFacts } from "@aufwind/contract/platform/lists";
import { MOST_RESULTS } from "@aufwind/rules/search/filters";
import type { Found } from "./queries.ts";

/** A stored card. */
const read = (card: string): CoachCard => JSON.parse(card);

export const coachIdsOf = (cards: readonly string[]): string[] => cards.map((card) => read(card).coachId);

/** `bookmarked` is set for clients alone. */
const presentCards = (cards: readonly string[], bookmarked: Set<string> | undefined): readonly string[] =>
  bookmarked
    ? cards.map(read).map((card) => JSON.stringify({ ...card, bookmarked: bookmarked.has(card.coachId) }))
    : cards;

type Shown = { page: number; size: number; bookmarked: Set<string> | undefined };

/**
 * Results are counted and paged up to a limit; `more` says if there are others. Assembled as JSON text: cards are
 * stored as they are sent, and parsing them only to serialize them again would take as long as the rest.
 */
export function presentResults(found: Found, { page, size, bookmarked }: Shown): string {
  const totalCount = Math.min(found.total, MOST_RESULTS);
  const cards = presentCards(found.cards, bookmarked).slice(0, Math.max(0, totalCount - page * size));
  const facts = {
    ...pageFacts({ page, size, totalCount }),
    isMore: found.total > MOST_RESULTS,
    correctedKeyword: found.correctedKeyword,
    matched: found.matched,
  };
  return `{"items":[${cards.join()}],${JSON.stringify(facts).slice(1)}`;
}

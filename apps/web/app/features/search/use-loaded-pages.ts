import { useEffect, useMemo } from "react";

type Card = { coachId: string };
/** The pages of one list that are shown below each other. */
export type Pages<C extends Card> = { list: string; first: number; pages: C[][] };
type Fresh<C extends Card> = { list: string; page: number; cards: C[] };

/** After loading a page: the first replaces everything, a later one is appended. */
export function joinPages<C extends Card>(known: Pages<C> | undefined, { list, page, cards }: Fresh<C>): Pages<C> {
  const place = known?.list === list ? page - known.first : -1;
  if (!known || page === 1 || place < 0 || place > known.pages.length) return { list, first: page, pages: [cards] };
  // Coaches who moved to a later page meanwhile are not shown twice.
  const now = new Map(cards.map((card) => [card.coachId, card]));
  const before = known.pages.slice(0, place).map((shown) => shown.map((card) => now.get(card.coachId) ?? card));
  const seen = new Set(before.flat().map(({ coachId }) => coachId));
  return { ...known, pages: [...before, cards.filter(({ coachId }) => !seen.has(coachId))] };
}

/** Cached in the browser, so that going back from a profile shows the list as it was. */
let kept: Pages<Card> | undefined;

export function useLoadedPages<C extends Card>(fresh: Fresh<C>): Pages<C> {
  const { list, page, cards } = fresh;
  const pages = useMemo(() => joinPages(kept as Pages<C> | undefined, { list, page, cards }), [list, page, cards]);
  useEffect(() => {
    kept = pages;
  }, [pages]);
  return pages;
}

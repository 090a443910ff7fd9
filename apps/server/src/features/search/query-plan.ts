import { MOST_RESULTS } from "@aufwind/rules/search/filters";
import { areaChoice, LOW_EXTENDED_FEES, LOW_FEES, topicMask } from "@aufwind/rules/search/index-terms";
import { guessShare, isBroad, reachFor, type Spread, sampleFor } from "@aufwind/rules/search/selectivity";
import type { Understood } from "@aufwind/rules/search/understand";
import type { Database } from "../../platform/database/database.ts";
import { meantChoices, meantFilters, toBeginning, toWord } from "./filters.ts";
import * as store from "./store.ts";

export type Request = {
  searching: store.Searching;
  /** One choice of each group is required. */
  groups: string[][];
  /** All words are required, or any; the others only improve the rank. */
  words: Used[];
  also: Used[];
  every: boolean;
  /** Words match as prefixes. */
  begins?: boolean;
  topics: string[];
  /** All that was typed, as a coach's own area. */
  exact: string | undefined;
  fees: { least: number; most: number };
  freeWithinDays: number | undefined;
  /** How common each choice is. */
  spread: Spread;
};

/** A word and the share of coaches that use it; undefined for one that stands for a choice. */
export type Used = Understood & { share: number };

/** So far above the counted maximum that an estimate cannot be wrong about it. */
const SURELY_MORE = 1.3;

/** For common prefixes at most this many coaches are ranked. */
const MOST_BEGINNINGS = 2000;

/** The estimated share of coaches that match. */
const shareOf = ({ groups, words, fees, freeWithinDays, spread }: Request) => {
  const told = Map.groupBy(words, (word) => meantChoices(word).length > 0);
  const meant = (told.get(true) ?? []).map(meantChoices);
  const shares = (told.get(false) ?? []).map(({ share }) => share);
  return guessShare({ groups: [...groups, ...meant], fees, freeWithinDays, words: shares }, spread);
};

/** Own areas and prefixes have no bits, so the broad plan cannot filter by them. */
const isMany = (request: Request) =>
  request.every &&
  !request.begins &&
  !request.searching.filters.some((filter) => "own" in filter && filter.own?.length) &&
  isBroad(shareOf(request), request.spread.listed);

/**
 * For low prices alone, price lexemes narrow the index scan: else most rows would be fetched in vain. Without other
 * conditions the price index is better.
 */
function withLowFees({ searching, groups, words, fees }: Request): string[][] {
  const isAlone = groups.length + words.length === 0;
  const prices = searching.sorting.fee === "fee_cents" ? LOW_FEES : LOW_EXTENDED_FEES;
  const low = isAlone ? undefined : prices.upTo(fees.most);
  return low ? [...groups, [low]] : groups;
}

/** Many: read in order until the page is full. Few: fetched and ranked; also if the broad plan finds too few. */
async function run(database: Database, request: Request): Promise<store.Found> {
  const { searching, words, also, every, topics } = request;
  const many = isMany(request) ? await walk(database, request) : undefined;
  if (many) return many;
  const toAsked = request.begins ? toBeginning : toWord;
  const asking = { words: words.map(toAsked), also: also.map(toWord), every, groups: withLowFees(request) };
  const most = request.begins ? MOST_BEGINNINGS : undefined;
  return store.findFew(database, { ...searching, asking, topics: topicMask(topics), most, exact: request.exact });
}

async function walk(database: Database, request: Request): Promise<store.Found | undefined> {
  const { searching, words, spread } = request;
  const share = shareOf(request);
  const { size, offset } = searching.page;
  const texts = words.filter((word) => meantChoices(word).length === 0);
  const found = await store.findMany(database, {
    ...searching,
    filters: [...searching.filters, ...words.flatMap(meantFilters)],
    words: texts.map(toWord),
    reach: reachFor(offset + size, share),
    sample: sampleFor(share),
  });
  if (!found) return undefined;
  const passing = found.share * texts.reduce((product, word) => product * word.share, 1);
  const isSure = passing * spread.listed > MOST_RESULTS * SURELY_MORE;
  return isSure ? { total: MOST_RESULTS + 1, cards: found.cards } : undefined;
}

/** Coaches with every chosen topic come first, then those with some; reversed in ascending order. */
async function inLevels(database: Database, request: Request): Promise<store.Found> {
  const { searching, groups, topics } = request;
  const all = topicMask(topics);
  const chosen = topics.map(areaChoice);
  // Whoever has all has any: asking for both makes the index scan half as slow again.
  const each = [
    ...groups.filter((group) => !group.some((choice) => chosen.includes(choice))),
    ...chosen.map((one) => [one]),
  ];
  const levels = [
    { filter: { group: "areas" as const, all }, groups: each },
    { filter: { group: "areas" as const, notAll: all }, groups },
  ];
  const found: store.Found = { total: 0, cards: [] };
  for (const level of searching.sorting.direction === "desc" ? levels : levels.toReversed()) {
    const { size, offset } = searching.page;
    const page = { size: size - found.cards.length, offset: Math.max(0, offset - found.total) };
    const filters = [...searching.filters, level.filter];
    const part = await run(database, {
      ...request,
      searching: { ...searching, filters, page },
      groups: level.groups,
    });
    found.cards.push(...part.cards);
    found.total += part.total;
  }
  return { ...found, total: Math.min(MOST_RESULTS + 1, found.total) };
}

/** Runs a search by the faster plan. */
export function findBy(database: Database, request: Request): Promise<store.Found> {
  const isWeighed = request.searching.sorting.order === "bestFit" && request.topics.length > 1;
  return isWeighed && isMany(request) ? inLevels(database, request) : run(database, request);
}

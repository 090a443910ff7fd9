import type { CoachCard } from "@aufwind/contract/coach-cards";
import type { SearchFilters, Suggestions } from "@aufwind/contract/search";
import { areaOf, topicByKey } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { type Direction, MOST_RESULTS, type Order } from "@aufwind/rules/search/filters";
import { areaChoice } from "@aufwind/rules/search/index-terms";
import { isBroad, isDoubtful, leastMany } from "@aufwind/rules/search/selectivity";
import { suggest } from "@aufwind/rules/search/suggest";
import { typedWords, variants } from "@aufwind/rules/search/text-analysis";
import type { Understood } from "@aufwind/rules/search/understand";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { createSpread } from "./counts.ts";
import { areasAsked, choiceGroups, feeColumn, filtersOf, meantChoices, toWord } from "./filters.ts";
import { withFreeTimes } from "./free-times.ts";
import { findBy, type Used } from "./query-plan.ts";
import { knownAmong, meantBy, understandKeyword } from "./spelling.ts";
import * as spellingStore from "./spelling-store.ts";
import * as store from "./store.ts";

export type Asked = SearchFilters & { orderBy: Order; page: number; size: number; sort: Direction };
/** What was understood of the words. */
type Told = { correctedKeyword: string | null; matched: "all" | "some" };
export type Found = Omit<store.Found, "cards"> & { cards: CoachCard[] } & Told;

/** All words or any, exact or as prefixes. */
type How = { every?: boolean; begins?: boolean };

/** How many estimates are cached, and for how long. */
const GUESS = { most: 5000, ms: 300_000 };

/** About how many coaches use a word, of how many. */
type Uses = { listed: number; guessed: number };

const NOBODY: store.Found = { total: 0, cards: [] };

/** Finds coaches. Caches how common each choice and each word is. */
export function createFinder({ database, clock }: Pick<Platform, "database" | "clock">) {
  const spreadOf = createSpread({ database, clock });
  const guesses = new Map<string, { uses: number; at: number }>();

  /** Replaces unknown words that nobody uses by the nearest word that some coach uses. */
  async function corrected(understood: Understood[], known: Set<string>): Promise<Understood[]> {
    const meant = await Promise.all(
      understood.map(async (each) => {
        const isRight = meantChoices(each).length > 0 || known.has(each.text);
        const word = isRight ? undefined : await meantBy(database, each.text);
        return word && word !== each.text ? { ...each, text: word, corrected: capital(word) } : each;
      }),
    );
    return meant.some((each, place) => each !== understood[place]) ? meant : understood;
  }

  async function search(asked: Asked, understood: Understood[], how: How = {}): Promise<store.Found> {
    const { every = true, begins = false } = how;
    const spreads = await spreadOf();
    const fee = feeColumn(asked);
    const spread = fee === "extended_cents" ? { ...spreads, fees: spreads.extendedFees } : spreads;
    const { words, also } = telling(await used(understood, every, spread.listed), every, spread.listed);
    const request = {
      searching: {
        filters: filtersOf(asked, clock.now()),
        sorting: { order: asked.orderBy, direction: asked.sort, fee },
        page: { size: asked.size, offset: asked.page * asked.size },
      },
      groups: choiceGroups(asked),
      fees: { least: asked.minAppointmentFee * 100, most: asked.maxAppointmentFee * 100 },
      freeWithinDays: asked.freeWithinDays,
      topics: topicsOf(asked),
      exact: ownAreaOf(asked.keyword),
      ...{ words, also, every, begins, spread },
    };
    return findBy(database, request);
  }

  /** The share of coaches that use each word, as the planner estimates; not asked for words that stand for choices. */
  const used = (understood: Understood[], every: boolean, listed: number): Promise<Used[]> =>
    Promise.all(
      understood.map(async (each) => {
        const isKnown = every && meantChoices(each).length > 0;
        const uses = isKnown ? 0 : await usesOf(each, listed);
        return { ...each, share: Math.min(1, uses / Math.max(1, listed)) };
      }),
    );

  /** Cached as long as the other frequencies: its statistics change as rarely. */
  async function usesOf(word: Understood, listed: number): Promise<number> {
    const key = `${word.text} ${word.parts.join(" ")}`;
    const known = guesses.get(key);
    if (known && Math.abs(clock.now().getTime() - known.at) < GUESS.ms) return known.uses;
    const guessed = await store.guessUses(database, toWord(word));
    const uses = isDoubtful(guessed / Math.max(1, listed), listed)
      ? await countedUses(word, { listed, guessed })
      : guessed;
    if (guesses.size >= GUESS.most) guesses.clear();
    guesses.set(key, { uses, at: clock.now().getTime() });
    return uses;
  }

  /** Counted as far as it matters. */
  async function countedUses(word: Understood, { listed, guessed }: Uses): Promise<number> {
    const many = Math.ceil(leastMany(listed));
    const counted = await store.countUses(database, toWord(word), many);
    return counted < many ? counted : guessed;
  }

  /**
   * As typed; if nobody is found, as prefixes of names or corrected; if still nobody, coaches with some of the words.
   */
  async function findStored(asked: Asked): Promise<store.Found & Told> {
    // Nobody pages that far: the first page says it all.
    if (asked.page * asked.size >= MOST_RESULTS) return { ...(await findStored({ ...asked, page: 0 })), cards: [] };
    const understood = await understandKeyword(database, asked.keyword);
    const found = await search(asked, understood);
    if (found.total > 0 || understood.length === 0) return { ...found, ...told(understood) };
    const known = await knownAmong(database, understood);
    const begun = known.size < understood.length ? await search(asked, understood, { begins: true }) : NOBODY;
    if (begun.total > 0) return { ...begun, ...told(understood) };
    const meant = await corrected(understood, known);
    const again = meant === understood ? NOBODY : await search(asked, meant);
    if (again.total > 0) return { ...again, ...told(meant) };
    const some = meant.length > 1 ? await searchSome(asked, meant) : NOBODY;
    return { ...some, ...told(some.total > 0 ? meant : understood), matched: some.total > 0 ? "some" : "all" };
  }

  /** Coaches with any of the rare words; if there are none, of the others, one by one. */
  async function searchSome(asked: Asked, understood: Understood[]): Promise<store.Found> {
    const found = await search(asked, understood, { every: false });
    if (found.total > 0) return found;
    for (const each of understood) {
      const by = await search(asked, [each]);
      if (by.total > 0) return by;
    }
    return NOBODY;
  }

  return async function find(asked: Asked): Promise<Found> {
    const { cards, ...found } = await findStored(asked);
    return { ...found, cards: await withFreeTimes(database, cards, clock.now()) };
  };
}

/** The typed own area of a coach; undefined if it is none, or a listed topic. */
function ownAreaOf(keyword: string): string | undefined {
  const area = areaOf(keyword);
  return area === "" || topicByKey(area) ? undefined : areaChoice(area);
}

/** The chosen topics, if only topics are chosen: own areas have no bits. */
function topicsOf(asked: Asked): string[] {
  const areas = areasAsked(asked);
  return areas.every((area) => topicByKey(area)) ? areas : [];
}

/** Names and German nouns begin with a capital letter. */
const capital = (word: string) => `${word.charAt(0).toLocaleUpperCase("de")}${word.slice(1)}`;

/** If all words are required, all decide; if any is enough, the rare ones do, or else the rarest. */
function telling(words: Used[], every: boolean, listed: number): { words: Used[]; also: Used[] } {
  const rarest = Math.min(...words.map(({ share }) => share));
  const decides = ({ share }: Used) => every || !isBroad(share, listed) || share === rarest;
  return { words: words.filter(decides), also: words.filter((word) => !decides(word)) };
}

/** The corrected keyword, if a word seemed misspelled. */
function told(understood: Understood[]): Told {
  const isCorrected = understood.some(({ corrected }) => corrected !== undefined);
  const words = understood.map(({ typed, corrected }) => corrected ?? typed);
  return { correctedKeyword: isCorrected ? words.join(" ") : null, matched: "all" };
}

const MOST_COACHES = 4;

/** A single letter begins too many names. */
const SHORTEST = 2;

const MOST_WORDS = 4;

type SuggestionsForParams = { keyword: string; locale: Locale };

/** Completions of what somebody types: topics, languages, coaches by name. */
export async function suggestionsFor(
  database: Database,
  { keyword, locale }: SuggestionsForParams,
): Promise<Suggestions> {
  const words = typedWords(keyword).slice(0, MOST_WORDS);
  const beginnings = words.map(({ typed }) => variants(typed));
  const isNamed = words.some(({ folded }) => folded.length >= SHORTEST);
  const coaches = isNamed ? await spellingStore.findNamed(database, { beginnings, limit: MOST_COACHES }) : [];
  return { ...suggest(keyword, locale), coaches };
}

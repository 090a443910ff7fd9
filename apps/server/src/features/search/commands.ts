import type { SearchFilters } from "@aufwind/contract/search";
import { areaOf, topicByKey } from "@aufwind/rules/areas/chosen-areas";
import { guessShare, isBroad, reachFor, type Spread, sampleFor } from "@aufwind/rules/search/broadness";
import { areaChoice } from "@aufwind/rules/search/choices";
import { topicMask } from "@aufwind/rules/search/facet-bits";
import { type Direction, MOST_RESULTS, type Order } from "@aufwind/rules/search/search";
import type { Understood } from "@aufwind/rules/search/understand";
import type { Platform } from "../../platform/platform.ts";
import { createSpread } from "./counts/commands.ts";
import { choiceGroups, feeColumn, filtersOf, meantChoices, meantFilters, toWord } from "./filters/commands.ts";
import * as store from "./store.ts";
import { meantBy, understandAmong } from "./words/commands.ts";

export type Asked = SearchFilters & { orderBy: Order; page: number; size: number; sort: Direction };
export type Found = store.Found & { correctedKeyword: string | null; matched: "all" | "some" };

type Request = {
  searching: store.Searching;
  /** One choice of each group is needed. */
  groups: string[][];
  /** Every word must be there, or any of them; the others only make a match better. */
  words: Used[];
  also: Used[];
  every: boolean;
  topics: string[];
  fees: { least: number; most: number };
  freeWithinDays: number | undefined;
};

/** A word and which share of the coaches uses it; of one that stands for a choice, the choices tell. */
type Used = Understood & { share: number };

/** So many more than are counted that a guess cannot be wrong about it. */
const SURELY_MORE = 1.3;

const NOBODY: store.Found = { total: 0, cards: [] };

/** Finds coaches. Keeps for itself how common each choice and each word is. */
export function createFinder({ database, clock }: Platform) {
  const spreadOf = createSpread({ database, clock });

  /** Words that stand for nothing we know, as the nearest word that some coach uses. */
  async function corrected(understood: Understood[]): Promise<Understood[]> {
    const meant = await Promise.all(
      understood.map(async (each) => {
        const word = meantChoices(each).length > 0 ? undefined : await meantBy(database, each.text);
        return word && word !== each.text ? { ...each, text: word, corrected: capital(word) } : each;
      }),
    );
    return meant.some((each, place) => each !== understood[place]) ? meant : understood;
  }

  async function search(asked: Asked, understood: Understood[], every = true): Promise<store.Found> {
    const spread = await spreadOf();
    const { words, also } = telling(await used(understood, every, spread.listed), every, spread.listed);
    const request = {
      searching: {
        filters: filtersOf(asked, clock.now()),
        sorting: { order: asked.orderBy, direction: asked.sort, fee: feeColumn(asked) },
        page: { size: asked.size, offset: asked.page * asked.size },
      },
      groups: choiceGroups(asked),
      fees: { least: asked.minAppointmentFee * 100, most: asked.maxAppointmentFee * 100 },
      freeWithinDays: asked.freeWithinDays,
      topics: topicsOf(asked),
      ...{ words, also, every },
    };
    const isWeighed = asked.orderBy === "bestFit" && request.topics.length > 1;
    return isWeighed && isMany(request, spread) ? inLevels(request, spread) : run(request, spread);
  }

  const shareOf = ({ groups, words, fees, freeWithinDays }: Request, spread: Spread) => {
    const told = Map.groupBy(words, (word) => meantChoices(word).length > 0);
    const meant = (told.get(true) ?? []).map(meantChoices);
    const shares = (told.get(false) ?? []).map(({ share }) => share);
    return guessShare({ groups: [...groups, ...meant], fees, freeWithinDays, words: shares }, spread);
  };
  const isMany = (request: Request, spread: Spread) =>
    request.every && isBroad(shareOf(request, spread), spread.listed);

  /** Many are walked through in their order, few are fetched and weighed; few, too, where there are not many after all. */
  async function run(request: Request, spread: Spread): Promise<store.Found> {
    const { searching, groups, words, also, every, topics } = request;
    const many = isMany(request, spread) ? await walk(request, spread) : undefined;
    if (many) return many;
    const asking = { words: words.map(toWord), also: also.map(toWord), every, groups };
    return store.findFew(database, { ...searching, asking, topics: topicMask(topics) });
  }

  async function walk(request: Request, spread: Spread): Promise<store.Found | undefined> {
    const { searching, words } = request;
    const share = shareOf(request, spread);
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

  /** Who has every chosen topic comes first, then who has some of them. */
  async function inLevels(request: Request, spread: Spread): Promise<store.Found> {
    const { searching, groups, topics } = request;
    const { filters, page } = searching;
    const all = topicMask(topics);
    const every = { ...searching, filters: [...filters, { group: "areas" as const, all }] };
    const each = [...groups, ...topics.map((topic) => [areaChoice(topic)])];
    const whole = await run({ ...request, searching: every, groups: each }, spread);
    const left = { size: page.size - whole.cards.length, offset: Math.max(0, page.offset - whole.total) };
    const some = { ...searching, filters: [...filters, { group: "areas" as const, notAll: all }], page: left };
    const part = await run({ ...request, searching: some }, spread);
    return {
      total: Math.min(MOST_RESULTS + 1, whole.total + part.total),
      cards: [...whole.cards, ...part.cards],
    };
  }

  /** Which share of the coaches uses each word, as the planner guesses; not asked where choices tell. */
  const used = (understood: Understood[], every: boolean, listed: number): Promise<Used[]> =>
    Promise.all(
      understood.map(async (each) => {
        const isKnown = every && meantChoices(each).length > 0;
        const uses = isKnown ? 0 : await store.guessUses(database, toWord(each));
        return { ...each, share: Math.min(1, uses / Math.max(1, listed)) };
      }),
    );

  /** As typed; if nobody is found, as it may have been meant; if still nobody, whoever has some of the words. */
  async function find(asked: Asked): Promise<Found> {
    const understood = await understandAmong(database, asked.keyword);
    const found = await search(asked, understood);
    if (found.total > 0 || understood.length === 0) return { ...found, ...told(understood) };
    const meant = await corrected(understood);
    const again = meant === understood ? NOBODY : await search(asked, meant);
    if (again.total > 0) return { ...again, ...told(meant) };
    const some = meant.length > 1 ? await searchSome(asked, meant) : NOBODY;
    return { ...some, ...told(some.total > 0 ? meant : understood), matched: some.total > 0 ? "some" : "all" };
  }

  /** Whoever has any of the words: of the rare ones, or if nobody has, of the others. */
  async function searchSome(asked: Asked, understood: Understood[]): Promise<store.Found> {
    const found = await search(asked, understood, false);
    if (found.total > 0) return found;
    for (const each of understood.filter((word) => meantChoices(word).length > 0)) {
      const by = await search(asked, [each]);
      if (by.total > 0) return by;
    }
    return NOBODY;
  }

  return find;
}

/** The chosen topics, where all that is chosen are topics: who has a coach's own area as well cannot be told by bits. */
function topicsOf({ areasOfIntervention }: Asked): string[] {
  const areas = areasOfIntervention.map(areaOf);
  return areas.every((area) => topicByKey(area)) ? areas : [];
}

/** Names and German nouns begin with one. */
const capital = (word: string) => `${word.charAt(0).toLocaleUpperCase("de")}${word.slice(1)}`;

/** Where every word must be there, all decide; where any is enough, the rare ones do, or else the rarest. */
function telling(words: Used[], every: boolean, listed: number): { words: Used[]; also: Used[] } {
  const rarest = Math.min(...words.map(({ share }) => share));
  const decides = ({ share }: Used) => every || !isBroad(share, listed) || share === rarest;
  return { words: words.filter(decides), also: words.filter((word) => !decides(word)) };
}

/** What we took the words for, where one of them seemed to be mistyped. */
function told(understood: Understood[]): Pick<Found, "correctedKeyword" | "matched"> {
  const isCorrected = understood.some(({ corrected }) => corrected !== undefined);
  const words = understood.map(({ typed, corrected }) => corrected ?? typed);
  return { correctedKeyword: isCorrected ? words.join(" ") : null, matched: "all" };
}

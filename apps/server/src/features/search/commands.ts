import type { SearchFilters } from "@aufwind/contract/search";
import { areaOf, topicByKey } from "@aufwind/rules/areas/chosen-areas";
import { guess, isBroad, isCommon, type Spread } from "@aufwind/rules/search/broadness";
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
  words: Understood[];
  also: Understood[];
  every: boolean;
  topics: string[];
  fees: { least: number; most: number };
  freeWithinDays: number | undefined;
};

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
    const { words, also } = await telling(understood, { every, listed: spread.listed });
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

  const isMany = ({ groups, words, every, fees, freeWithinDays }: Request, spread: Spread) =>
    every &&
    isBroad(guess({ groups: [...groups, ...words.map(meantChoices)], fees, freeWithinDays }, spread), spread.listed);

  /** Many are walked through in their order, few are fetched and weighed. */
  function run(request: Request, spread: Spread): Promise<store.Found> {
    const { searching, groups, words, also, every, topics } = request;
    if (!isMany(request, spread)) {
      const asking = { words: words.map(toWord), also: also.map(toWord), every, groups };
      return store.findFew(database, { ...searching, asking, topics: topicMask(topics) });
    }
    return store.findMany(database, {
      ...searching,
      filters: [...searching.filters, ...words.flatMap(meantFilters)],
    });
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

  /**
   * The words that decide. Where every word counts, one that so many use that it tells nothing is left out, unless it
   * stands for a choice; where any counts, the rare ones decide.
   */
  async function telling(understood: Understood[], { every, listed }: { every: boolean; listed: number }) {
    const isKnown = (each: Understood) => every && meantChoices(each).length > 0;
    const uses = await Promise.all(
      understood.map((each) => (isKnown(each) ? 0 : store.guessUses(database, toWord(each)))),
    );
    const isRare = (count: number) => (every ? !isCommon(count, listed) : !isBroad(count, listed));
    const rarest = Math.min(...uses);
    const isTelling = (_: Understood, place: number) => isRare(uses[place] ?? 0) || (!every && uses[place] === rarest);
    return {
      words: understood.filter(isTelling),
      also: understood.filter((each, place) => !isTelling(each, place)),
    };
  }

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

/** What we took the words for, where one of them seemed to be mistyped. */
function told(understood: Understood[]): Pick<Found, "correctedKeyword" | "matched"> {
  const isCorrected = understood.some(({ corrected }) => corrected !== undefined);
  const words = understood.map(({ typed, corrected }) => corrected ?? typed);
  return { correctedKeyword: isCorrected ? words.join(" ") : null, matched: "all" };
}

import { AREAS } from "../areas.ts";
import type { AreaKey } from "../areas-keys.ts";
import { namedLanguages } from "../languages.ts";
import { isTrueWord } from "./lexicon.ts";
import { isStopWord, typedWords, withoutUmlauts } from "./text-analysis.ts";
import { mistakes } from "./typing-mistakes.ts";
import { understand } from "./understand.ts";
import { allTerms, type Meaning } from "./vocabulary/vocabulary.ts";

type Suggested = { areas: AreaKey[]; topics: string[]; languages: string[] };
type Locale = "en" | "de";
/** A prefix, and what it means. */
type Beginning = { text: string; meaning: Partial<Meaning> };
/** By their first letter, each in the order of suggestion. */
type ByLetter = Map<string, Beginning[]>;
type Beginnings = { names: ByLetter; words: ByLetter };

const MOST = { areas: 2, topics: 5, languages: 3 } as const;
/** From this many letters on synonyms are suggested, too. */
const WORDS_FROM = 2;
const MISTAKES_FROM = 5;
/** The words before are already typed. */
const MOST_WORDS = 4;

const made: Partial<Record<Locale, Beginnings>> = {};

/** Completions of a word being typed: names first, then synonyms, then corrections. */
export function suggest(typed: string, locale: Locale): Suggested {
  const endings = endingsOf(typed);
  made[locale] ??= beginningsOf(locale);
  const { names, words } = made[locale];
  const begun = endings.map((ending) => [
    ...starting(names, ending),
    ...(ending.length < WORDS_FROM ? [] : starting(words, ending)),
  ]);
  const found = [...(begun.find((meanings) => meanings.length > 0) ?? []), ...understand(typed)];
  return firstOf(found.some(isSomething) ? found : endings.flatMap((ending) => mistyped(words, ending)));
}

/** The typed text from each meaningful word on, the whole first; umlauts may be spelt with an "e". */
function endingsOf(typed: string): string[] {
  const words = typedWords(typed)
    .slice(-MOST_WORDS)
    .map(({ folded }) => folded);
  const endings = words.flatMap((word, at) =>
    isStopWord(word) && at < words.length - 1 ? [] : [words.slice(at).join(" ")],
  );
  return [...new Set(endings.flatMap((ending) => [ending, withoutUmlauts(ending)]))];
}

const starting = (beginnings: ByLetter, typed: string) =>
  (beginnings.get(typed.slice(0, 1)) ?? []).filter(({ text }) => text.startsWith(typed)).map(({ meaning }) => meaning);

/** Prefixes with a typing mistake so far. */
function mistyped(beginnings: ByLetter, typed: string): Partial<Meaning>[] {
  if (typed.length < MISTAKES_FROM || isTrueWord(typed)) return [];
  const lengths = [typed.length, typed.length - 1, typed.length + 1];
  return (beginnings.get(typed.slice(0, 1)) ?? [])
    .filter(({ text }) => lengths.some((length) => mistakes(typed, text.slice(0, length))))
    .map(({ meaning }) => meaning);
}

const isSomething = ({ topics = [], areas = [], languages = [] }: Partial<Meaning>) =>
  topics.length + areas.length + languages.length > 0;

function firstOf(meanings: readonly Partial<Meaning>[]): Suggested {
  const first = <T extends string>(key: keyof Meaning) =>
    [...new Set(meanings.flatMap((meaning): readonly string[] => meaning[key] ?? []))].slice(0, MOST[key]) as T[];
  return { areas: first<AreaKey>("areas"), topics: first("topics"), languages: first("languages") };
}

function beginningsOf(locale: Locale): Beginnings {
  const names = [
    ...AREAS.flatMap((area) => [
      { name: area.name[locale], meaning: { areas: [area.key] } },
      ...area.topics.map((topic) => ({ name: topic[locale], meaning: { topics: [topic.key] } })),
    ]),
    ...namedLanguages(locale).map(({ code, name }) => ({ name, meaning: { languages: [code] } })),
  ];
  const terms = allTerms().toSorted((a, b) => Number(b.locales.has(locale)) - Number(a.locales.has(locale)));
  return { names: inOrder(names), words: inOrder(terms.map((term) => ({ name: term.name, meaning: term }))) };
}

/** "Trennung und Scheidung" can be begun at "Trennung", and after all others at "Scheidung". */
function inOrder(named: readonly { name: string; meaning: Partial<Meaning> }[]): ByLetter {
  const begun = named.flatMap(({ name, meaning }) => {
    const words = typedWords(name).map(({ folded }) => folded);
    return words.map((word, at) => ({ text: words.slice(at).join(" "), meaning, at, word }));
  });
  const telling = begun.filter(({ at, word }) => at === 0 || !isStopWord(word));
  return Map.groupBy(
    telling.sort((a, b) => a.at - b.at),
    ({ text }) => text.slice(0, 1),
  );
}

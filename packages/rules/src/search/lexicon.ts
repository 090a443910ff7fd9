import { withoutUmlauts } from "./fold.ts";
import { englishStem, germanStem, germanVerbStems } from "./light-stem.ts";
import type { TypedWord } from "./typed-words.ts";
import { mistakes } from "./typing-mistakes.ts";
import { allTerms, type Term } from "./vocabulary/vocabulary.ts";

type Terms = Map<string, Term[]>;
type Words = Map<string, string[]>;
/** The vocabulary by its spellings and by its stems; phrases by their stems with spaces, and also as one word. */
type Lexicon = {
  spelt: Terms;
  german: Terms;
  english: Terms;
  /** With which stems phrases begin. */
  phraseStarts: Set<string>;
  /** Words that may be mistyped, by their first letter, and by all but their first letter. */
  byFirst: Words;
  byRest: Words;
};

let lexicon: Lexicon | undefined;

/** Made when somebody first searches: it takes some milliseconds. */
const known = (): Lexicon => {
  lexicon ??= madeOf(allTerms());
  return lexicon;
};

function madeOf(terms: readonly Term[]): Lexicon {
  const [spelt, german, english]: [Terms, Terms, Terms] = [new Map(), new Map(), new Map()];
  for (const term of terms) {
    add(spelt, term.folded.join(""), term);
    if (term.locales.has("de")) add(german, term.folded.map(germanStem).join(" "), term);
    if (term.locales.has("en")) add(english, term.folded.map(englishStem).join(" "), term);
  }
  const phrases = [...german.keys(), ...english.keys()].filter((key) => key.includes(" "));
  const phraseStarts = new Set(phrases.map((key) => key.slice(0, key.indexOf(" "))));
  const mistakable = [...spelt].flatMap(([word, [term]]) => (isMistakable(word, term) ? [word] : []));
  const byFirst = Map.groupBy(mistakable, (word) => word.slice(0, 1));
  const byRest = Map.groupBy(mistakable, (word) => word.slice(1));
  return { spelt, german, english, phraseStarts, byFirst, byRest };
}

function add(terms: Terms, key: string, term: Term): void {
  const there = terms.get(key);
  if (there) there.push(term);
  else terms.set(key, [term]);
}

/** Short phrases as one word look like other words: "no time" like "notice". */
const isMistakable = (word: string, term: Term | undefined) => term?.folded.length === 1 || word.length >= 10;

/** The terms that a folded word is a form of. */
export function termsOf(folded: string): readonly Term[] {
  const { spelt, german, english } = known();
  return (
    spelt.get(folded) ??
    german.get(germanStem(folded)) ??
    english.get(englishStem(folded)) ??
    spelt.get(germanStem(folded)) ??
    firstIn(german, germanVerbStems(folded)) ??
    []
  );
}

function firstIn(terms: Terms, keys: readonly string[]): readonly Term[] | undefined {
  const key = keys.find((each) => terms.has(each));
  return key === undefined ? undefined : terms.get(key);
}

const LONGEST_PHRASE = 5;

/** The phrase that begins these words: the longest one, whatever the forms of its words. */
export function phraseAt(words: readonly TypedWord[]): { terms: readonly Term[]; length: number } | undefined {
  const folded = words.slice(0, LONGEST_PHRASE).map((word) => word.folded);
  const plain = folded.map(withoutUmlauts);
  return longestPhrase(folded) ?? (plain.join() === folded.join() ? undefined : longestPhrase(plain));
}

function longestPhrase(folded: readonly string[]) {
  const { spelt, german, english, phraseStarts } = known();
  const [first = ""] = folded;
  const isStart = phraseStarts.has(germanStem(first)) || phraseStarts.has(englishStem(first));
  for (let length = folded.length; length > 1; length--) {
    const words = folded.slice(0, length);
    const asPhrase = () => german.get(words.map(germanStem).join(" ")) ?? english.get(words.map(englishStem).join(" "));
    const terms = spelt.get(words.join("")) ?? (isStart ? asPhrase() : undefined);
    if (terms) return { terms, length };
  }
  return undefined;
}

/** The terms that were meant by a folded word with at most so many typing mistakes: those that need the fewest. */
export function termsMeant(folded: string, most = 2): readonly Term[] {
  let [nearest, least] = ["", most + 1];
  for (const word of new Set([folded, withoutUmlauts(folded), ...basicForms(folded)])) {
    for (const candidate of candidatesFor(word)) {
      const count = mistakes(word, candidate) ?? Number.POSITIVE_INFINITY;
      const isNearer = count < least || (count === least && isAsLong(candidate, nearest, word));
      if (isNearer) [nearest, least] = [candidate, count];
    }
  }
  return known().spelt.get(nearest) ?? [];
}

/** Of two words that are as near, the one that is as long as what was typed: "carrer" is meant for "career", not "carer". */
const isAsLong = (word: string, other: string, typed: string) =>
  word.length === typed.length && other.length !== typed.length;

/** In long words an ending may come on top of the mistake: "Depresionen". */
const basicForms = (folded: string) => (folded.length < 9 ? [] : [germanStem(folded), englishStem(folded)]);

/** A mistake in the first letter leaves the rest as it is, so that few words beyond the same letter come into question. */
function candidatesFor(word: string): readonly string[] {
  const { byFirst, byRest, spelt } = known();
  const rest = word.slice(1);
  return [
    ...(byFirst.get(word.slice(0, 1)) ?? []),
    ...(byRest.get(rest) ?? []),
    ...(byRest.get(word) ?? []),
    ...(byRest.get(word.slice(0, 1) + word.slice(2)) ?? []),
    ...(spelt.has(rest) ? [rest] : []),
  ];
}

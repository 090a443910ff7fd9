import type { AreaKey } from "../areas-keys.ts";
import { termsInside } from "./compounds.ts";
import { isOtherForm, isTrueWord, phraseAt, termsMeant, termsOf } from "./lexicon.ts";
import { isStopWord, type TypedWord, typedWords, withoutUmlauts } from "./text-analysis.ts";
import { type Term, together } from "./vocabulary/vocabulary.ts";

export type Gender = "female" | "male";

const COACH = /^(?:coach|coaches|therapeut|therapist|berater|trainer|mentor|counsell?or)$/;
const SHE_COACH = /^(?:coachin|coachinnen|therapeutin|beraterin|trainerin|mentorin)$/;
const FEMALE = /^(?:weiblich(?:e[nrms]?)?|female|woman|women|frau|lady)$/;
const MALE = /^(?:mannlich(?:e[nrms]?)?|male|man|men|mann)$/;
/** "Eine Frau als Coach", "a woman as coach". */
const AS = /^(?:als|as)$/;

/** The gender that the first words ask for, and their number. "Frau" alone may be anybody. */
function genderAt(words: readonly TypedWord[]): { gender: Gender; length: number } | undefined {
  const [first = "", second = "", third = ""] = words.slice(0, 3).map(({ folded }) => folded);
  if (SHE_COACH.test(first)) return { gender: "female", length: 1 };
  const length = AS.test(second) ? 3 : 2;
  const other = length === 3 ? third : second;
  if (COACH.test(first) && length === 2) return asked(other, length);
  return COACH.test(other) || SHE_COACH.test(other) ? asked(first, length) : undefined;
}

function asked(word: string, length: number): { gender: Gender; length: number } | undefined {
  if (FEMALE.test(word)) return { gender: "female", length };
  return MALE.test(word) ? { gender: "male", length } : undefined;
}

/** The meaning of a word or phrase of a keyword. */
export type Understood = {
  typed: string;
  /** Texts to search: lower case with umlauts. Empty if only the whole phrase has a meaning ("always on"). */
  text: string;
  /** Further texts: the parts of a compound, and the corrected word. */
  parts: string[];
  topics: string[];
  areas: AreaKey[];
  languages: string[];
  gender?: Gender;
  /** The correct spelling, if misspelled. */
  corrected?: string;
};

type Options = {
  /** Whether coaches use this word, in lower case: then it is no mistake. */
  isUsed?: (lower: string) => boolean;
};

const MOST = 8;
/** A long sentence; what comes after it adds little. */
const MOST_WORDS = 40;
/** "In meiner Nähe" is about distance, not about closeness. */
const NEARBY = /\bin (?:der|meiner|unserer) n(?:ä|ae|a)he\b/giu;

/** The meaning of a keyword; stop words are left out. */
export function understand(keyword: string, { isUsed = () => false }: Options = {}): Understood[] {
  const words = wordsOnce(keyword.replaceAll(NEARBY, " ")).slice(0, MOST_WORDS);
  const found = new Map<string, Understood>();
  for (let at = 0; at < words.length && found.size < MOST; ) {
    const { understood, length } = understoodAt(words.slice(at, at + MOST), isUsed);
    if (understood) found.set(understood.text || understood.typed, understood);
    at += length;
  }
  return found.size > 0 ? [...found.values()] : vagueWords(words);
}

/** A repeated word adds nothing. */
const wordsOnce = (text: string): TypedWord[] => [
  ...new Map(typedWords(text).map((word) => [word.lower, word])).values(),
];

type Step = { understood?: Understood; length: number };

function understoodAt(words: readonly TypedWord[], isUsed: (lower: string) => boolean): Step {
  const [word] = words;
  if (!word) return { length: 1 };
  const asked = genderAt(words);
  if (asked) {
    const understood = { ...meaningOf(words.slice(0, asked.length), []), text: "", gender: asked.gender };
    return { understood, length: asked.length };
  }
  const phrase = phraseAt(words);
  if (phrase)
    return { understood: understoodPhrase(words.slice(0, phrase.length), phrase.terms), length: phrase.length };
  return isStopWord(word.folded) ? { length: 1 } : { understood: understoodWord(word, isUsed), length: 1 };
}

/** Words that count only if nothing else is said, such as "lernen". */
const vagueWords = (words: readonly TypedWord[]): Understood[] =>
  words
    .filter(({ folded }) => termsOf(folded).length > 0)
    .slice(0, 1)
    .map((word) => meaningOf([word], termsOf(word.folded)));

/** "Burn out" is searched as written. "Coming out" would match almost any text. */
function understoodPhrase(words: readonly TypedWord[], terms: readonly Term[]): Understood {
  const [term] = terms;
  const understood = meaningOf(words, terms);
  if (term && term.folded.length !== words.length) return { ...understood, text: term.name.toLowerCase() };
  const telling = words.filter(({ folded }) => !isStopWord(folded));
  return { ...understood, text: telling.length > 1 ? telling.map(({ lower }) => lower).join(" ") : "" };
}

function understoodWord(word: TypedWord, isUsed: (lower: string) => boolean): Understood {
  const { folded, lower } = word;
  const terms = isOtherForm(folded) ? [] : termsOf(folded);
  if (terms.length > 0 || isTrueWord(folded) || isOtherForm(folded)) return meaningOf([word], terms);
  const plain = withoutUmlauts(folded);
  const [umlaut] = plain === folded ? [] : termsOf(plain);
  if (umlaut) return { ...meaningOf([word], termsOf(plain)), text: umlaut.name.toLowerCase() };
  const mistyped = isUsed(lower) || folded.length < LONG ? undefined : understoodMistake(word, 1);
  if (mistyped) return mistyped;
  const inside = [folded, plain].map(termsInside).find((found) => found.length > 0);
  if (inside)
    return { ...meaningOf([word], inside), parts: [...new Set(inside.map(({ name }) => name.toLowerCase()))] };
  return (isUsed(lower) ? undefined : understoodMistake(word)) ?? meaningOf([word], []);
}

/** Long words with one mistake are no compounds: "Achtsamkiet" is about more than attention. */
const LONG = 9;

function understoodMistake(word: TypedWord, most?: number): Understood | undefined {
  const meant = termsMeant(word.folded, most);
  const [term] = meant;
  return term && { ...meaningOf([word], meant), parts: [term.name.toLowerCase()], corrected: term.name };
}

function meaningOf(words: readonly TypedWord[], terms: readonly Term[]): Understood {
  const { topics, areas, languages } = together(terms);
  return {
    typed: words.map(({ typed }) => typed).join(" "),
    text: words.map(({ lower }) => lower).join(" "),
    parts: [],
    topics: [...topics],
    areas: [...areas],
    languages: [...languages],
  };
}

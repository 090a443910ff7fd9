import { englishStem, fold, germanStem, germanVerbStems, type TypedWord, withoutUmlauts } from "./text-analysis.ts";
import { mistakes } from "./typing-mistakes.ts";
import { allTerms, type Term } from "./vocabulary/vocabulary.ts";

/**
 * German words that are spelt right although they look like another word misspelled, or contain one with another
 * meaning.
 */
const GERMAN_WORDS =
  "Abfangen ableiten abschneiden Anbahnung Anbindung anfragen anhängen anhängig Anker annehmen anschalten aufgetreten aufschreiben aussehen auszehren auszog auszugehen Beendigung behebung belassen Belegung besten beten betroffen betroffene Betroffenen Betrug bewerten Bewertung beziehungsweise drohen editieren entlasten erhalten Festen gefordert gehindert Gesicht Gesichter gewählt Gleichgewicht grenzenlos Heimweg Inhalten ironisch Krankenpfleger kritisch Leerer Lehrer leisten Leistung Leuten lieber Niederlande präsent präsenter Produkte quälen rauschen Reise romantisch Ruhezustand schärfen schildern Schlag schlagen Schleifen schmelzen Schuldgefühle Schulferien Schulter Schulze Schwager schwerer schwerste segele Sehnsucht separaten singe späteren speichern Sprecherin spürt Stange Stelle Sternen streben Streifen streikt Studie trauen Traum Träume überall unterdrückt unterhalb verändern veranlassen verfassen Verfügung Verhältnis Vermutung verpassen Verträge verwalten Verwandlung Verzweigung Warte Zeile";
const GERMAN_PLACES =
  "Albanien Bosnien Bulgarien Irakisch Italien Javanisch Korea Kornisch Norwegen Rumänien Serbien Sorbisch";

/** The same in English. */
const ENGLISH_WORDS =
  "aborting accidental addition ambitious angler arise artistic batting broken broker Brooke charting chatting collage computed condition confidant copying creating crouch daring deleted deleting deletion dependent detector diagnostic direction directory disparate distaste election entrance examining exports extortion feather finish flounder fried games Germany gradation grooving importance importer initiate intimidate manger mediate metal monkey morning mounting Netherlands overlaid overlord oversight overtone painting patent phoney potentially preventing printing progression promoter prompted rapid reaction recover recovered relating relation relations rented replacing replication resource restoring retaining retrying returned reversion revocation roman rounding Russia sacred selling shingle shone silliness singleton sorts spied spots stacked stain stalling stapling stealing stoke street strike studied superior supervise supervised supervision supervisory table tamper tender thread threads tinker trailing trained trains treat treats tried underpass untrue vacation violet wakes waking weigh window withdraw withdrawing withdrawn";

/** Words with the stem of another word: "Daten" are no dates, and a "Drucker" puts nobody under pressure. */
const FORMS =
  "adds applied Bett call called calls compute darin Daten Drucken Drucker drücken fast final finale found gehalten Grund Gründe kinds Kranken Lauf leeren leert Maske mask mean means Moldova note notes period polished present presented quite Rechner separat separate separates still stimmt stimmte stimmen strainer Tränen unterdrücken verhält works worked".split(
    " ",
  );

const TRUE_FORMS = new Set(FORMS.map(fold));
const TRUE_WORDS = new Set([
  ...`${GERMAN_WORDS} ${GERMAN_PLACES}`.split(" ").map((word) => germanStem(fold(word))),
  ...ENGLISH_WORDS.split(" ").map((word) => englishStem(fold(word))),
]);

/** Whether a folded word is unrelated to the vocabulary although it shares a stem. */
export const isOtherForm = (folded: string): boolean => TRUE_FORMS.has(folded);

/** Whether a folded word outside the vocabulary is to be taken literally. */
export const isTrueWord = (folded: string): boolean =>
  TRUE_WORDS.has(germanStem(folded)) || TRUE_WORDS.has(englishStem(folded));

type Terms = Map<string, Term[]>;
type Words = Map<string, string[]>;
/** The vocabulary by spelling and by stem; phrases by their stems with spaces, and also as one word. */
type Lexicon = {
  spelt: Terms;
  german: Terms;
  english: Terms;
  /** The first stems of phrases. */
  phraseStarts: Set<string>;
  /** Words for spelling correction, by their first letter, and by all but their first letter. */
  byFirst: Words;
  byRest: Words;
};

let lexicon: Lexicon | undefined;

/** Built with the first search: it takes some milliseconds. */
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

/** The longest phrase that these words begin with, in any word forms. */
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

/** The terms within this many typing mistakes of a folded word: those with the fewest. */
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

/** Of two equally near words, the one with the same length: "carrer" means "career", not "carer". */
const isAsLong = (word: string, other: string, typed: string) =>
  word.length === typed.length && other.length !== typed.length;

/** In long words an ending may come on top of the mistake: "Depresionen". */
const basicForms = (folded: string) => (folded.length < 9 ? [] : [germanStem(folded), englishStem(folded)]);

/** A mistake in the first letter leaves the rest, so few words with another first letter are candidates. */
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

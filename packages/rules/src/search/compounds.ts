import { termsMeant, termsOf } from "./lexicon.ts";
import { germanStem } from "./text-analysis.ts";
import type { Term } from "./vocabulary/vocabulary.ts";

/** Meaningless ends of compounds: a "Paarcoach" is about couples. */
const EMPTY_END =
  /^(.{3,}?)(?:coach(?:in|es|ing|ings)?|berat(?:ung|er|erin)|therap(?:ie|eut|eutin)|trainer(?:in)?|training|hilfe|begleit(?:ung|er|erin)|problem(?:e|en|atik)?|them(?:a|en)|krisen?|fragen?|sprachig(?:e[nrms]?)?|sprechend(?:e[nrms]?)?)$/;
/** Linking letters: Beziehung-s-probleme, Familie-n-krise. */
const JOINTS = ["", "s", "n", "es", "en", "e"] as const;
/** False compounds: an "Entscheidung" is no "Scheidung". */
const PREFIXES =
  /^(?:ab|an|auf|aus|be|bei|dar?|durch|ein|ent|er|ge|her|hin|hinter|miss?|mit|nach|nieder|ober|uber|um|un|unter|ver|vor|weg|wider|wieder|zer|zu|zuruck|zusammen)+$/;
/** Shorter roots occur inside too many other words. */
const SHORTEST_ROOT = 5;
const SHORTEST_REST = { before: 4, after: 3 } as const;
/** From this length on any word of the vocabulary may end a compound; of the shorter ones only these. */
const LONG_END = 7;
const SHORT_ENDS = new Set("angst angste sucht suchte stress gewalt trauer konflikt trauma panik streit".split(" "));
/** Roots of many unrelated words: Krankenhaus, Lehrerin, Geburtsdatum, Hochschule, Buchführung. */
const NO_STARTS = new Set(
  "krank lehre geburt kontakte unterhalt ordnung liebe schule mutter vater ziele werte trans schuler computer bruder schwester verhalten recht rechnen essen laufen leiten leitung absage veranderung druck auszug umzug umbruch notfall gewicht tests fokus".split(
    " ",
  ),
);
const NO_ENDS = new Set(
  "leitung fuhrung ordnung arbeiten arbeiter raucher stimmung training lernen verhalten geschlagen bildschirm schwester sprechen anfangen nachdenken abhangig laufbahn vision wechsel partner unternehmer umbruch manipulation familie grenzen manager management"
    .split(" ")
    .map(germanStem),
);

/** The terms at the start and at the end of a folded compound. */
export function termsInside(folded: string): readonly Term[] {
  const bare = EMPTY_END.exec(folded)?.[1] ?? "";
  const whole = firstOf(bases(bare), termsOf);
  if (whole.length > 0) return whole;
  const inside = [...new Set([...atStart(folded), ...atEnd(folded)])];
  return inside.length > 0 || bare.length <= SHORTEST_ROOT
    ? inside
    : firstOf(bases(bare), (base) => termsMeant(base, 1));
}

/** A first part without each possible linking letter. */
const bases = (part: string): string[] =>
  JOINTS.filter((joint) => part.endsWith(joint) && part !== joint).map((joint) =>
    part.slice(0, part.length - joint.length),
  );

function firstOf(words: readonly string[], find: (word: string) => readonly Term[]): readonly Term[] {
  for (const word of words) {
    const terms = find(word);
    if (terms.length > 0) return terms;
  }
  return [];
}

/** The longest German term that begins the word. */
function atStart(folded: string): readonly Term[] {
  for (let cut = folded.length - SHORTEST_REST.after; cut >= SHORTEST_ROOT; cut--) {
    const terms = firstOf(bases(folded.slice(0, cut)), (root) => (NO_STARTS.has(root) ? [] : rootsOf(root)));
    if (terms.length > 0) return terms;
  }
  return [];
}

const rootsOf = (root: string): readonly Term[] =>
  root.length < SHORTEST_ROOT ? [] : termsOf(root).filter((term) => isGerman(term) && term.folded.join("") === root);

/** The longest German term that ends the word. */
function atEnd(folded: string): readonly Term[] {
  for (let cut = SHORTEST_REST.before; cut <= folded.length - SHORTEST_ROOT; cut++) {
    const [before, end] = [folded.slice(0, cut), folded.slice(cut)];
    if (PREFIXES.test(before) || NO_ENDS.has(germanStem(end))) continue;
    const terms = termsOf(end).filter((term) => isGerman(term) && isEnd(term));
    if (terms.length > 0) return terms;
  }
  return [];
}

const isEnd = ({ folded }: Term) => folded.join("").length >= LONG_END || SHORT_ENDS.has(folded.join(""));

/**
 * English words are not compounded, and languages only with "sprachig": "Deutschland" does not mean speaking German.
 */
const isGerman = ({ locales, languages, folded }: Term) =>
  locales.has("de") && languages.length === 0 && folded.join("").length >= SHORTEST_ROOT;

import { fold, isStopWord, variants } from "@aufwind/rules/search/text-analysis";
import { mistakes } from "@aufwind/rules/search/typing-mistakes";
import { type Understood, understand } from "@aufwind/rules/search/understand";
import type { Database, Tx } from "../../platform/database/database.ts";
import * as store from "./spelling-store.ts";

const WORD = /\p{L}{3,40}/gu;

type Said = { names: string[]; keys_de: string; keys_en: string; texts_de: string; texts_en: string };

/** Stores the words that these coaches use, to recognise typing mistakes. */
export async function storeVocabulary(tx: Tx, rows: readonly Said[]): Promise<void> {
  const words = new Set<string>();
  for (const { names, ...texts } of rows)
    for (const text of [names.join(" "), ...Object.values(pickTexts(texts))])
      for (const [word] of text.toLocaleLowerCase("de").matchAll(WORD)) if (!isStopWord(fold(word))) words.add(word);
  await store.insertWords(tx, [...words]);
}

const pickTexts = ({ keys_de, keys_en, texts_de, texts_en }: Omit<Said, "names">) => ({
  keys_de,
  keys_en,
  texts_de,
  texts_en,
});

const CANDIDATES = 20;

/**
 * The word of some coach that somebody may have meant; undefined if none is near. Words of people who left are not
 * suggested.
 */
export async function meantBy(db: Database, typed: string): Promise<string | undefined> {
  const alike = await store.findAlike(db, { typed: typed.toLocaleLowerCase("de"), limit: CANDIDATES });
  const near = alike
    .map((word) => ({ word, count: mistakes(fold(typed), fold(word)) ?? Number.POSITIVE_INFINITY }))
    .filter(({ count }) => count < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.count - b.count);
  for (const { word } of near) if (await store.isInUse(db, word)) return word;
  return undefined;
}

/** Caches what the last keywords mean: the same ones are typed again and again. */
const KEPT = 2000;
const meanings = new Map<string, Understood[]>();

function meaningOf(keyword: string): Understood[] {
  const known = meanings.get(keyword);
  if (known) return known;
  const understood = understand(keyword);
  meanings.set(keyword, understood);
  const [oldest] = meanings.keys();
  if (meanings.size > KEPT && oldest !== undefined) meanings.delete(oldest);
  return understood;
}

/** What a keyword means. A word that some coach uses is no typing mistake, however much it looks like one. */
export async function understandKeyword(db: Database, keyword: string): Promise<Understood[]> {
  const understood = meaningOf(keyword);
  const doubtful = understood.flatMap(({ typed, corrected }) => (corrected ? typed.toLowerCase() : []));
  if (doubtful.length === 0) return understood;
  const used = new Set(await store.findKnown(db, doubtful));
  return used.size > 0 ? understand(keyword, { isUsed: (lower) => used.has(lower) }) : understood;
}

/** The texts of words that stand for a choice or that some coach uses; names are stored without umlauts. */
export async function knownAmong(db: Database, understood: readonly Understood[]): Promise<Set<string>> {
  const isMeant = ({ topics, areas, languages, gender }: Understood) =>
    topics.length + areas.length + languages.length > 0 || gender !== undefined;
  const texts = Map.groupBy(understood, isMeant);
  const meant = (texts.get(true) ?? []).map(({ text }) => text);
  const others = (texts.get(false) ?? []).map(({ text }) => ({ text, spellings: [text, ...variants(text)] }));
  const used =
    others.length > 0
      ? await store.findKnown(
          db,
          others.flatMap(({ spellings }) => spellings),
        )
      : [];
  const isUsed = ({ spellings }: { spellings: string[] }) => spellings.some((spelling) => used.includes(spelling));
  return new Set([...meant, ...others.filter(isUsed).map(({ text }) => text)]);
}

const AT_ONCE = 1000;

/** Deletes words that nobody in search uses any more. */
export async function forgetVocabulary(db: Database, signal?: AbortSignal): Promise<void> {
  for (let after = ""; !signal?.aborted; ) {
    const words = (await store.listWords(db, { after, limit: AT_ONCE })).map(({ word }) => word);
    if (words.length > 0) await store.deleteUnused(db, words);
    if (words.length < AT_ONCE) return;
    after = words.at(-1) ?? after;
  }
}

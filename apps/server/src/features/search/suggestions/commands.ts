import type { Suggestions } from "@aufwind/contract/search";
import type { Locale } from "@aufwind/rules/locale";
import { suggest } from "@aufwind/rules/search/suggest";
import { typedWords, variants } from "@aufwind/rules/search/text-analysis";
import type { Database } from "../../../platform/database/database.ts";
import * as store from "./store.ts";

const MOST_COACHES = 4;
/** A single letter begins too many names. */
const SHORTEST = 2;
const MOST_WORDS = 4;

type Typed = { keyword: string; locale: Locale };

/** Completions of what somebody types: topics, languages, coaches by name. */
export async function suggestionsFor(database: Database, { keyword, locale }: Typed): Promise<Suggestions> {
  const words = typedWords(keyword).slice(0, MOST_WORDS);
  const beginnings = words.map(({ typed }) => variants(typed));
  const isNamed = words.some(({ folded }) => folded.length >= SHORTEST);
  const coaches = isNamed ? await store.findNamed(database, { beginnings, limit: MOST_COACHES }) : [];
  return { ...suggest(keyword, locale), coaches };
}

import type { Locale } from "@aufwind/rules/locale";

// British English has no comma before the "and".
const LISTS = { de: new Intl.ListFormat("de-DE"), en: new Intl.ListFormat("en-GB") };
const QUOTES = { de: ["„", "“"], en: ["“", "”"] } as const;

/** "Deutsch, Englisch und Türkisch" */
export const listOf = (names: readonly string[], locale: Locale): string => LISTS[locale].format(names);

/** Some topics contain an "and": then quotation marks are needed in a list. */
export function topicList(names: readonly string[], locale: Locale): string {
  const [open, close] = QUOTES[locale];
  const isPlain = names.length === 1 || names.every((name) => !name.includes(" "));
  return listOf(isPlain ? names : names.map((name) => `${open}${name}${close}`), locale);
}

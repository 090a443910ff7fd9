import type { Locale } from "@aufwind/rules/locale/locale";

// British English has no comma before the "and".
const LISTS = { de: new Intl.ListFormat("de"), en: new Intl.ListFormat("en-GB") };
const QUOTES = { de: ["„", "“"], en: ["“", "”"] } as const;

/** "Deutsch, Englisch und Türkisch" */
export const listOf = (names: readonly string[], locale: Locale): string => LISTS[locale].format(names);

/** Some topics have an "and" in their name: among several, such names make quotation marks necessary. */
export function topicList(names: readonly string[], locale: Locale): string {
  const [open, close] = QUOTES[locale];
  const isPlain = names.length === 1 || names.every((name) => !name.includes(" "));
  return listOf(isPlain ? names : names.map((name) => `${open}${name}${close}`), locale);
}

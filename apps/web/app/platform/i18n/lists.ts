import type { Locale } from "@aufwind/rules/locale";

// British English has no comma before the "and".
const TAGS = { de: "de", en: "en-GB" } as const;
const formats = new Map<Locale, Intl.ListFormat>();
const QUOTES = { de: ["„", "“"], en: ["“", "”"] } as const;

/** "Deutsch, Englisch und Türkisch" */
export function listOf(names: readonly string[], locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(TAGS[locale]);
  formats.set(locale, format);
  return format.format(names);
}

/** Some topics have an "and" in their name: among several, such names make quotation marks necessary. */
export function topicList(names: readonly string[], locale: Locale): string {
  const [open, close] = QUOTES[locale];
  const isPlain = names.length === 1 || names.every((name) => !name.includes(" "));
  return listOf(isPlain ? names : names.map((name) => `${open}${name}${close}`), locale);
}

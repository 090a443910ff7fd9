/** The most common ones; they come first and never move while somebody chooses. */
export const FIRST_LANGUAGES: readonly string[] = ["de", "en", "tr", "ar", "ru", "pl"];

/** The languages in which coaches work, by ISO 639-1 code; names come from Intl in the reader's language. */
export const LANGUAGES = [
  "ar",
  "bg",
  "bn",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fa",
  "fi",
  "fr",
  "he",
  "hi",
  "hr",
  "hu",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "nl",
  "no",
  "pl",
  "pt",
  "ro",
  "ru",
  "sk",
  "sq",
  "sr",
  "sv",
  "sw",
  "th",
  "tr",
  "uk",
  "vi",
  "zh",
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where the specification's name differs from Intl's. */
const NAMES: Partial<Record<`${"en" | "de"}-${Language}`, string>> = { "en-bn": "Bengali" };

/** Every language with its name for this reader, sorted. */
export function namedLanguages(locale: "en" | "de"): { code: Language; name: string }[] {
  const nameOf = languageNames(locale);
  return LANGUAGES.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Names languages for this reader; made once, since making it costs far more than using it. */
export function languageNames(locale: "en" | "de"): (code: Language) => string {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return (code) => NAMES[`${locale}-${code}`] ?? names.of(code) ?? code;
}

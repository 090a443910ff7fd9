import type { Locale } from "@aufwind/rules/locale";

/** A text as it is shown; `lang` only where it is not the reader's language. */
export type Told = { text: string; lang?: Locale };

/** A text in the reader's language, else in the other one; nothing where there is neither. */
export function inLanguage(both: Record<Locale, string>, locale: Locale): Told | null {
  if (both[locale]) return { text: both[locale] };
  const lang = locale === "de" ? "en" : "de";
  return both[lang] ? { text: both[lang], lang } : null;
}

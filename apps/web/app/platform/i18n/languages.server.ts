import { namedLanguages } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";

const LANGUAGES = { de: namedLanguages("de"), en: namedLanguages("en") };
const byCode = (locale: Locale) => new Map<string, string>(LANGUAGES[locale].map(({ code, name }) => [code, name]));
const NAMES = { de: byCode("de"), en: byCode("en") };

/** The languages to choose from, cached: locale-aware sorting is slow. */
export const languagesIn = (locale: Locale) => LANGUAGES[locale];

/** What a coach offers to choose from by language, named for the reader; nothing where the coach has only one. */
export const namedChoice = (held: readonly string[], { spoken, locale }: Choosing) =>
  spoken.length < 2 ? [] : held.map((code) => ({ code, name: languageName(code, locale) ?? code }));
type Choosing = { spoken: readonly string[]; locale: Locale };

/** A language's name, made on the server, since browsers name some differently. */
export const languageName = (code: string, locale: Locale): string | undefined => NAMES[locale].get(code);

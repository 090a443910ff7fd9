import { namedLanguages } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";

const LANGUAGES = { de: namedLanguages("de"), en: namedLanguages("en") };
const byCode = (locale: Locale) => new Map<string, string>(LANGUAGES[locale].map(({ code, name }) => [code, name]));
const NAMES = { de: byCode("de"), en: byCode("en") };

/** The languages to choose from, cached: locale-aware sorting is slow. */
export const languagesIn = (locale: Locale) => LANGUAGES[locale];

/** A language's name, made on the server, since browsers name some differently. */
export const languageName = (code: string, locale: Locale): string | undefined => NAMES[locale].get(code);

import { namedLanguages } from "@aufwind/rules/languages/languages";
import type { Locale } from "@aufwind/rules/locale/locale";

const LANGUAGES = { de: namedLanguages("de"), en: namedLanguages("en") };

/** The languages to choose from, made once: sorting names by a language's rules takes a while. */
export const languagesIn = (locale: Locale) => LANGUAGES[locale];

import { LOCALES, type Locale } from "@aufwind/rules/locale";
import i18next from "i18next";
import { NAMESPACES, type TranslationKey } from "./namespaces.ts";

export type Translator = {
  /** The sentence `namespace:key` in this language, with its parameters filled in. */
  t(locale: Locale, key: TranslationKey, params?: Record<string, unknown>): string;
};

/** The sentences of the server: problems, fields and mails, with the product's name filled in. */
export function createTranslator(brand: string): Translator {
  const i18n = i18next.createInstance({
    resources: NAMESPACES,
    supportedLngs: LOCALES,
    fallbackLng: false,
    initAsync: false,
  });
  i18n.init();
  const cache = new Map<string, string>();
  // Cached: a mail has thirty of them, and a transaction waits meanwhile. Keys are plain text for the library: with the
  // thousands of our own type, three quarters of the time of all types went into this one call.
  const sentence = (locale: Locale, key: string) => {
    const known = cache.get(`${locale} ${key}`);
    if (known !== undefined) return known;
    // A key is never shown to a person; the compiler knows them all, so a missing one is a bug.
    if (!i18n.exists(key, { lng: locale })) throw new Error(`There is no sentence ${key} in ${locale}.`);
    const text = i18n.t(key, { lng: locale, skipInterpolation: true });
    cache.set(`${locale} ${key}`, text);
    return text;
  };
  return {
    // Mails escape on their own, and JSON needs none.
    t: (locale, key, params = {}) =>
      sentence(locale, key).replaceAll(/{{(\w+)}}/g, (_, name: string) => String({ brand, ...params }[name] ?? "")),
  };
}

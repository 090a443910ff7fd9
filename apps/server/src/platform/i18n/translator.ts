import { LOCALES, type Locale } from "@aufwind/rules/locale";
import i18next from "i18next";
import { ROOMS, type SentenceKey } from "./namespaces.ts";

export type Words = {
  /** The sentence `namespace:key` in this language, with its parameters filled in. */
  t(locale: Locale, key: SentenceKey, params?: Record<string, unknown>): string;
};

/** The sentences of the server: problems, fields and mails, with the product's name filled in. */
export function createWords(brand: string): Words {
  const words = i18next.createInstance({
    resources: ROOMS,
    supportedLngs: LOCALES,
    fallbackLng: false,
    initAsync: false,
  });
  words.init();
  const found = new Map<string, string>();
  /** Cached: a mail has thirty of them, and a transaction waits meanwhile. */
  const sentence = (locale: Locale, key: SentenceKey) => {
    const known = found.get(`${locale} ${key}`);
    if (known !== undefined) return known;
    // A key is never shown to a person; the compiler knows them all, so a missing one is a bug.
    if (!words.exists(key, { lng: locale })) throw new Error(`There is no sentence ${key} in ${locale}.`);
    const text = words.t(key, { lng: locale, skipInterpolation: true });
    found.set(`${locale} ${key}`, text);
    return text;
  };
  return {
    // Mails escape on their own, and JSON needs none.
    t: (locale, key, params = {}) =>
      sentence(locale, key).replaceAll(/{{(\w+)}}/g, (_, name: string) => String({ brand, ...params }[name] ?? "")),
  };
}

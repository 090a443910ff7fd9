import type { Locale } from "@aufwind/rules/locale";

const LANGUAGE = { en: "en-GB", de: "de-DE" } as const;

const euros = (locale: Locale, minimumFractionDigits: number) =>
  new Intl.NumberFormat(LANGUAGE[locale], { style: "currency", currency: "EUR", minimumFractionDigits });

/** Creating a formatter costs far more than using it. */
const WHOLE = { en: euros("en", 0), de: euros("de", 0) };
const EXACT = { en: euros("en", 2), de: euros("de", 2) };

/** "95 €" or "95,50 €", as pages write it. */
export const moneyIn = (locale: Locale, cents: number): string =>
  (cents % 100 === 0 ? WHOLE : EXACT)[locale].format(cents / 100);

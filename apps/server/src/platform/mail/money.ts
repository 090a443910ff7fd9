import type { Locale } from "@aufwind/rules/locale";

const LANGUAGE = { en: "en-GB", de: "de-DE" } as const;

/** Kept from its first use: creating one costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function euros(locale: Locale, minimumFractionDigits: 0 | 2): Intl.NumberFormat {
  const style = { style: "currency", currency: "EUR", minimumFractionDigits } as const;
  const make = () => new Intl.NumberFormat(LANGUAGE[locale], style);
  return formatters.getOrInsertComputed(`${locale} ${minimumFractionDigits}`, make);
}

/** "95 €" or "95,50 €", as pages write it. */
export const moneyIn = (locale: Locale, cents: number): string =>
  euros(locale, cents % 100 === 0 ? 0 : 2).format(cents / 100);

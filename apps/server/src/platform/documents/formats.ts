import { type Language, languageNames } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import { clockIn, placeOf } from "../mail/moment.ts";

const LANGUAGE = { en: "en-GB", de: "de-DE" } as const;
const BERLIN = "Europe/Berlin";

const eurosIn = (locale: Locale) =>
  // Zero has no sign, however it was calculated.
  new Intl.NumberFormat(LANGUAGE[locale], { style: "currency", currency: "EUR", signDisplay: "negative" });
const regionsIn = (locale: Locale) => new Intl.DisplayNames(LANGUAGE[locale], { type: "region" });
/** Made with the first use in a language, not as the module loads. */
function once<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => {
    made[locale] ??= make(locale);
    return made[locale];
  };
}
const euros = once(eurosIn);
const regions = once(regionsIn);
const languages = once(languageNames);

/** Creating a formatter costs far more than using it. */
const known = new Map<string, Intl.DateTimeFormat>();
function dates(locale: Locale, zone: string): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`;
  const found = known.get(key) ?? new Intl.DateTimeFormat(LANGUAGE[locale], { dateStyle: "medium", timeZone: zone });
  known.set(key, found);
  return found;
}

/** "Türkisch", "Turkish" */
export const languageIn = (locale: Locale, code: Language): string => languages(locale)(code);

/** "1.234,50 €", always with cents: amounts stand below each other. */
export const amountIn = (locale: Locale, cents: number): string => euros(locale).format(cents / 100);

/** "17.11.2026", "17 Nov 2026" */
export const dayIn = (locale: Locale, day: string): string => dates(locale, "UTC").format(new Date(`${day}T00:00Z`));

/** "17.11.2026, 14:00–15:00", with the place if its zone differs from Berlin's. */
export function timeSpanIn(locale: Locale, { startsAt, endsAt, timeZone = BERLIN }: Span): string {
  const start = new Date(startsAt);
  const told = (zone: string) => {
    const hours = [start, ...(endsAt ? [new Date(endsAt)] : [])].map((each) => clockIn({ locale, zone }, each));
    return `${dates(locale, zone).format(start)}, ${hours.join("–")}`;
  };
  const here = told(timeZone);
  return timeZone === BERLIN || here === told(BERLIN) ? here : `${here} (${placeOf(timeZone)})`;
}
type Span = { startsAt: string; endsAt?: string; timeZone?: string };

/** "Österreich" of AT. */
export const countryIn = (locale: Locale, code: string): string => regions(locale).of(code) ?? code;

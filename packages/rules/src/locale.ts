export const LOCALES = ["en", "de"] as const;
export type Locale = (typeof LOCALES)[number];

/** The default for visitors. */
export const DEFAULT_LOCALE: Locale = "de";

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** A stored language, which the database restricts. */
export const asLocale = (stored: string): Locale => (isLocale(stored) ? stored : DEFAULT_LOCALE);

/** The language of an answer: the header's, else the cookie's, else German. */
export function preferredLocale(acceptLanguage: string | undefined, chosen: string | undefined): Locale {
  const asked = readAcceptLanguage(acceptLanguage ?? "");
  return asked.find(isLocale) ?? (isLocale(chosen) ? chosen : DEFAULT_LOCALE);
}

/** Primary languages by weight; refused (q=0) or invalid ones are left out. */
function readAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
      return { language: tag.trim().split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ language, weight }) => language !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

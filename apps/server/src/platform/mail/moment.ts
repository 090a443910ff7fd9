import type { Locale } from "@aufwind/rules/locale/locale";

const LANGUAGE = { en: "en-GB", de: "de-DE" } as const;

/** "16 November 2026 at 10:00 CET": the hour of Berlin, named as such, for mails are read in other places, too. */
export const momentIn = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE[locale], {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
    timeZoneName: "short",
  }).format(instant);

import type { Locale } from "@aufwind/rules/locale";

export const BERLIN = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;

type Look = { zone: string; weekday?: boolean; named?: boolean };
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, { zone, weekday = false, named = false }: Look) {
  const key = `${locale} ${zone} ${weekday} ${named}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(TAGS[locale], {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      ...(weekday && { weekday: "long" }),
      ...(named && { timeZoneName: "short" }),
    });
  formats.set(key, known);
  return known;
}

/**
 * "14:30", or "Dienstag, 14:30"; `named` distinguishes the two passes of an autumn night: "02:30 MESZ". Assembled here,
 * because server and browser may set the commas differently.
 */
export function formatClock(locale: Locale, { at, ...look }: Look & { at: string }): string {
  const parts = formatOf(locale, look).formatToParts(new Date(at));
  const { weekday, hour, minute, timeZoneName } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${weekday ? `${weekday}, ` : ""}${hour}:${minute}${timeZoneName ? ` ${timeZoneName}` : ""}`;
}

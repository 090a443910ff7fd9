import type { Locale } from "@aufwind/rules/locale";
import { BERLIN } from "./moments.ts";

const TAGS = { de: "de-DE", en: "en-GB" } as const;
const SHAPES = {
  short: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  plain: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date of the calendar, in no zone: "Do., 24. Dez. 2026"; of `2026-12` its month, "Dezember 2026". Put together here,
 * because server and browser may set the commas differently.
 */
export function formatDay(locale: Locale, day: string, shape: keyof typeof SHAPES = "short"): string {
  const key = `${locale} ${shape}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], { ...SHAPES[shape], timeZone: "UTC" });
  formats.set(key, format);
  const parts = Object.fromEntries(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
  const { weekday, day: number, month, year } = parts;
  if (shape === "month") return `${month} ${year}`;
  const date = locale === "de" ? `${weekday}, ${number}. ${month}` : `${weekday} ${number} ${month}`;
  return shape === "plain" ? date : `${date} ${year}`;
}

let berlin: Intl.DateTimeFormat | undefined;

/** The date that Berlin has at an instant: `2026-12-03`. */
export function berlinDay(at: string | number): string {
  // With the first date: a page that only loads this would wait for it.
  berlin ??= new Intl.DateTimeFormat("en-GB", { timeZone: BERLIN, year: "numeric", month: "2-digit", day: "2-digit" });
  const parts = Object.fromEntries(berlin.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

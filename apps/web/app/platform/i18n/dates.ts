import type { Locale } from "@aufwind/rules/locale";
import { berlinClock, type WallClock } from "@aufwind/rules/time/berlin-clock";
import { cachedBrowserZone } from "./browser-zone.ts";
import { monthName, weekdayName } from "./calendar-names.ts";

export const BERLIN = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;

/**
 * `moment` is "Di., 17. Nov., 14:00 Uhr", `dated` has the year, `full` long names and the year, `clock` only the time.
 */
export type MomentShape = "moment" | "dated" | "full" | "clock" | "day";
type Place = { locale: Locale; zone?: string };
type Span = { at: string; until?: string | undefined };

type Parts = Record<"weekday" | "day" | "month" | "year" | "hour" | "minute", string>;
type At = Place & { long?: boolean };

const twoDigits = (number: number) => String(number).padStart(2, "0");

function partsOf(at: string, { locale, zone = BERLIN, long = false }: At): Parts {
  const clock = zone === BERLIN ? berlinClock(Date.parse(at)) : zone === cachedBrowserZone() && ownClock(new Date(at));
  if (!clock) return partsElsewhere(at, { locale, zone, long });
  const { year, month, day, weekday, hour, minute } = clock;
  return {
    weekday: weekdayName(weekday, { locale, long }),
    day: String(day),
    month: monthName(month, { locale, long }),
    year: String(year),
    hour: twoDigits(hour),
    minute: twoDigits(minute),
  };
}

/** The browser's own zone needs no formatter. */
const ownClock = (at: Date): WallClock => ({
  year: at.getFullYear(),
  month: at.getMonth() + 1,
  day: at.getDate(),
  weekday: at.getDay() || 7,
  hour: at.getHours(),
  minute: at.getMinutes(),
});

/** Creating a formatter costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsElsewhere(at: string, { locale, zone, long }: Required<At>): Parts {
  const key = `${locale} ${zone} ${long}`;
  const format = formats.get(key) ?? formatFor({ locale, zone, long });
  formats.set(key, format);
  return Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value])) as Parts;
}

const formatFor = ({ locale, zone, long }: Required<At>) =>
  new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: zone,
    weekday: long ? "long" : "short",
    day: "numeric",
    month: long ? "long" : "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

/** "14:00", or "14:00–15:00", which a line never ends in the middle of. */
function clockOf({ at, until }: Span, place: Place): string {
  const [from, to] = [at, until].map((when) => when && partsOf(when, place));
  const shown = (parts: typeof from) => (parts ? `${parts.hour}:${parts.minute}` : "");
  return to ? `${shown(from)}–\u2060${shown(to)}` : shown(from);
}

/** "Di., 17. Nov."; assembled here, because server and browser may set commas differently. */
export function dayOf(at: string, { shape = "day", ...place }: Place & { shape?: MomentShape }): string {
  const { weekday, day, month, year } = partsOf(at, { ...place, long: shape === "full" });
  const dated = shape === "full" || shape === "dated" ? `\u00a0${year}` : "";
  // A long weekday may stand at the end of a line: in a heading the whole would be wider than a phone.
  const gap = shape === "full" ? " " : "\u00a0";
  return place.locale === "de"
    ? `${weekday},${gap}${day}.\u00a0${month}${dated}`
    : `${weekday}${gap}${day}\u00a0${month}${dated}`;
}

/** A moment or span in a zone (Berlin by default) in words. */
export function momentOf(span: Span, { shape = "moment", ...place }: Place & { shape?: MomentShape }): string {
  if (shape === "day") return dayOf(span.at, place);
  const clock = place.locale === "de" ? `${clockOf(span, place)}\u00a0Uhr` : clockOf(span, place);
  return shape === "clock" ? clock : `${dayOf(span.at, { ...place, shape })}, ${clock}`;
}

/** "Do., 13:00": for the button that accepts a new time, so that nobody accepts the old one. */
export function briefTimeOf(at: string, locale: Locale): string {
  const { weekday } = partsOf(at, { locale });
  return `${weekday}${locale === "de" ? "," : ""}\u00a0${clockOf({ at }, { locale })}`;
}

/** "Asia/Kathmandu" is Kathmandu. */
export const placeName = (zone: string) => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** The time of another zone for display beside Berlin's, with its day if it differs; null if both agree. */
export function localTime(span: Span, { locale, zone }: Required<Place>): { time: string; place: string } | null {
  if (zone === BERLIN) return null;
  const [there, berlin] = [momentOf(span, { locale, zone }), momentOf(span, { locale })];
  if (there === berlin) return null;
  const isSameDay = dayOf(span.at, { locale, zone }) === dayOf(span.at, { locale });
  const clock = clockOf(span, { locale, zone });
  return { time: isSameDay ? clock : `${dayOf(span.at, { locale, zone })}, ${clock}`, place: placeName(zone) };
}

/** A moment in Berlin, and in the reader's zone where that differs. */
export function momentHere(span: Span, { locale, zone }: { locale: Locale; zone: string | null }): string {
  const there = zone && localTime(span, { locale, zone });
  return `${momentOf(span, { locale })}${there ? ` (${there.time} ${there.place})` : ""}`;
}

type DayShape = "short" | "long" | "plain" | "brief" | "month";

/**
 * A calendar date without a zone: "Do., 24. Dez. 2026"; `brief` is "24. Dez."; of `2026-12` its month, "Dezember 2026".
 */
export function formatDay(locale: Locale, day: string, shape: DayShape = "short"): string {
  const date = new Date(day);
  const long = shape === "long" || shape === "month";
  const [year, month] = [date.getUTCFullYear(), monthName(date.getUTCMonth() + 1, { locale, long })];
  if (shape === "month") return `${month} ${year}`;
  const brief = `${date.getUTCDate()}${locale === "de" ? "." : ""}\u00a0${month}`;
  if (shape === "brief") return brief;
  const gap = shape === "long" ? " " : "\u00a0";
  const weekday = weekdayName(date.getUTCDay() || 7, { locale, long });
  const dated = `${weekday}${locale === "de" ? "," : ""}${gap}${brief}`;
  return shape === "plain" ? dated : `${dated}\u00a0${year}`;
}

/** The date in Berlin at an instant: `2026-12-03`. */
export function berlinDay(at: string | number): string {
  const { year, month, day } = berlinClock(new Date(at).getTime());
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

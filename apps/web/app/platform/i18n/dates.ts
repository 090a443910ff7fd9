import type { Locale } from "@aufwind/rules/locale";
import { zoneToday } from "@aufwind/rules/time/zones";
import { useSyncExternalStore } from "react";

export const BERLIN = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;

/**
 * `moment` is "Di., 17. Nov., 14:00 Uhr", `dated` has the year, `full` long names and the year, `clock` only the time.
 */
export type MomentShape = "moment" | "dated" | "full" | "clock" | "day";
type Place = { locale: Locale; zone?: string };
type Span = { at: string; until?: string | undefined };

type Parts = Record<"weekday" | "day" | "month" | "year" | "hour" | "minute", string>;
/** With the moment asked last: its day and its time are mostly asked one after the other. */
const formats = new Map<string, { format: Intl.DateTimeFormat; at?: string; parts?: Parts }>();

function partsOf(at: string, { locale, zone = BERLIN, long = false }: Place & { long?: boolean }): Parts {
  const key = `${locale} ${zone} ${long}`;
  const known = formats.get(key) ?? { format: formatFor({ locale, zone, long }) };
  formats.set(key, known);
  if (known.parts && known.at === at) return known.parts;
  const parts = known.format.formatToParts(new Date(at));
  known.at = at;
  known.parts = Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Parts;
  return known.parts;
}

const formatFor = ({ locale, zone, long }: Required<Place> & { long: boolean }) =>
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

const never = () => () => {};

/** The reader's zone, which only the browser knows; null during hydration. */
export const useViewerZone = (): string | null =>
  useSyncExternalStore<string | null>(
    never,
    () => zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => null,
  );

const SHAPES = {
  short: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  plain: { weekday: "short", day: "numeric", month: "short" },
  brief: { day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
} as const;
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A calendar date without a zone: "Do., 24. Dez. 2026"; `brief` is "24. Dez."; of `2026-12` its month, "Dezember 2026".
 * Assembled here, because server and browser may set the commas differently.
 */
export function formatDay(locale: Locale, day: string, shape: keyof typeof SHAPES = "short"): string {
  const key = `${locale} ${shape}`;
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], { ...SHAPES[shape], timeZone: "UTC" });
  dayFormats.set(key, format);
  const parts = Object.fromEntries(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
  const { weekday, day: number, month, year } = parts;
  if (shape === "month") return `${month} ${year}`;
  const brief = locale === "de" ? `${number}.\u00a0${month}` : `${number}\u00a0${month}`;
  if (shape === "brief") return brief;
  const gap = shape === "long" ? " " : "\u00a0";
  const date = locale === "de" ? `${weekday},${gap}${brief}` : `${weekday}${gap}${brief}`;
  return shape === "plain" ? date : `${date}\u00a0${year}`;
}

let berlin: Intl.DateTimeFormat | undefined;

/** The date in Berlin at an instant: `2026-12-03`. */
export function berlinDay(at: string | number): string {
  // Created on first use, so that pages that only import this do not pay for it.
  berlin ??= new Intl.DateTimeFormat("en-GB", { timeZone: BERLIN, year: "numeric", month: "2-digit", day: "2-digit" });
  const parts = Object.fromEntries(berlin.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

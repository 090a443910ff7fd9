import type { Locale } from "@aufwind/rules/locale";
import { zoneToday } from "@aufwind/rules/time/zone-name";
import { useSyncExternalStore } from "react";

export const BERLIN = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;

/** `moment` is "Di., 17. Nov., 14:00 Uhr", `dated` has the year, `full` long names and the year, `clock` the time alone. */
export type MomentShape = "moment" | "dated" | "full" | "clock" | "day";
type Place = { locale: Locale; zone?: string };
type Span = { at: string; until?: string | undefined };

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(at: string, { locale, zone = BERLIN, long = false }: Place & { long?: boolean }) {
  const key = `${locale} ${zone} ${long}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(TAGS[locale], {
      timeZone: zone,
      weekday: long ? "long" : "short",
      day: "numeric",
      month: long ? "long" : "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(key, known);
  const parts = known.formatToParts(new Date(at));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<
    "weekday" | "day" | "month" | "year" | "hour" | "minute",
    string
  >;
}

/** "14:00", or "14:00–15:00". */
function clockOf({ at, until }: Span, place: Place): string {
  const [from, to] = [at, until].map((when) => when && partsOf(when, place));
  const shown = (parts: typeof from) => (parts ? `${parts.hour}:${parts.minute}` : "");
  return to ? `${shown(from)}–${shown(to)}` : shown(from);
}

/** "Di., 17. Nov."; put together here, because server and browser may set commas differently. */
export function dayOf(at: string, { shape = "day", ...place }: Place & { shape?: MomentShape }): string {
  const { weekday, day, month, year } = partsOf(at, { ...place, long: shape === "full" });
  const dated = shape === "full" || shape === "dated" ? ` ${year}` : "";
  return place.locale === "de" ? `${weekday}, ${day}. ${month}${dated}` : `${weekday} ${day} ${month}${dated}`;
}

/** A moment, or a span of time, of a zone (Berlin where none is named) in words. */
export function momentOf(span: Span, { shape = "moment", ...place }: Place & { shape?: MomentShape }): string {
  if (shape === "day") return dayOf(span.at, place);
  const clock = place.locale === "de" ? `${clockOf(span, place)}\u00a0Uhr` : clockOf(span, place);
  return shape === "clock" ? clock : `${dayOf(span.at, { ...place, shape })}, ${clock}`;
}

/** "Asia/Kathmandu" is Kathmandu. */
export const placeName = (zone: string) => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** The time of another zone as it stands beside Berlin's, with its day where that is another; null where both agree. */
export function localTime(span: Span, { locale, zone }: Required<Place>): { time: string; place: string } | null {
  const [there, berlin] = [momentOf(span, { locale, zone }), momentOf(span, { locale })];
  if (there === berlin) return null;
  const isSameDay = dayOf(span.at, { locale, zone }) === dayOf(span.at, { locale });
  const clock = clockOf(span, { locale, zone });
  return { time: isSameDay ? clock : `${dayOf(span.at, { locale, zone })}, ${clock}`, place: placeName(zone) };
}

const never = () => () => {};

/** The zone of whoever looks, which only the browser knows; null while the server's page is taken over. */
export const useViewerZone = (): string | null =>
  useSyncExternalStore<string | null>(
    never,
    () => zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => null,
  );

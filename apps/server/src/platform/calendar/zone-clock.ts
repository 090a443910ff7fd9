import ICAL from "ical.js";
import { findIana } from "windows-iana";

/** How many parts an IANA name has at most: `America/Argentina/Buenos_Aires`. */
const MOST_PARTS = 3;

/**
 * The possible IANA names of a foreign one: Windows has names of its own (by CLDR's table), and some programs add a
 * prefix, like `/mozilla.org/20050126_1/Europe/Berlin`.
 */
const ianaNamesOf = (name: string): string[] => [
  ...tailsOf(name),
  ...findIana(name.trim() as Parameters<typeof findIana>[0]),
];

function tailsOf(name: string): string[] {
  if (!name.startsWith("/")) return [];
  const parts = name.split("/").filter(Boolean);
  return Array.from({ length: MOST_PARTS }, (_, place) => parts.slice(place - MOST_PARTS).join("/"));
}

/** From a wall-clock time (milliseconds, as if it were UTC) to the instant, and back. */
export type ZoneClock = { instantOf(wall: number): number; wallAt(instant: number): number };

const UTC: ZoneClock = { instantOf: (wall) => wall, wallAt: (instant) => instant };

const clocks = new Map<string, ZoneClock | undefined>();

/** The clock of an IANA zone; undefined if there is no such zone. */
export function clockOf(zone: string): ZoneClock | undefined {
  if (!clocks.has(zone)) clocks.set(zone, isKnown(zone) ? ianaClock(zone) : undefined);
  return clocks.get(zone);
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone));
  } catch {
    return false;
  }
}

const at = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime();

const ianaClock = (zone: string): ZoneClock => ({
  instantOf: (wall) => at(wall, "UTC").toZonedDateTime(zone).epochMilliseconds,
  wallAt: (instant) => at(instant, zone).toZonedDateTime("UTC").epochMilliseconds,
});

/** A zone that only the calendar itself describes, like `W. Europe Standard Time`. */
const describedClock = (zone: ICAL.Timezone): ZoneClock => ({
  instantOf: (wall) => wall - zone.utcOffset(floating(wall)) * 1000,
  wallAt: (instant) => wallOf(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
});

/** Wall-clock digits without a zone, for arithmetic. */
export function floating(wall: number, isDate = false): ICAL.Time {
  const shown = new Date(wall);
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
  const [hour, minute, second] = [shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()];
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The reader's clock, those of zones that the calendar describes, and the unknown names found. */
export type Clocks = { reader: ZoneClock; described: Map<string, ZoneClock>; unknown: Set<string> };

export function clocksOf(reader: ZoneClock, zones: ICAL.Component[]): Clocks {
  const described = zones.map((component) => new ICAL.Timezone(component));
  return {
    reader,
    described: new Map(described.map((zone) => [zone.tzid, describedClock(zone)])),
    unknown: new Set(),
  };
}

/**
 * The clock of a time. An IANA name counts before the calendar's own description: its rules are exact, and no calendar
 * can make us calculate them. Dates, times without a zone and those of unknown zones are the reader's; unknown names
 * are recorded.
 */
export function clockFor(time: ICAL.Time, tzid: unknown, { reader, described, unknown }: Clocks): ZoneClock {
  if (time.isDate) return reader;
  if (time.zone === ICAL.Timezone.utcTimezone) return UTC;
  if (typeof tzid !== "string") return reader;
  const known = clockOf(tzid) ?? described.get(tzid) ?? translatedClock(tzid);
  if (!known) unknown.add(tzid);
  return known ?? reader;
}

function translatedClock(tzid: string): ZoneClock | undefined {
  for (const name of ianaNamesOf(tzid)) {
    const clock = clockOf(name);
    if (clock) return clock;
  }
  return undefined;
}

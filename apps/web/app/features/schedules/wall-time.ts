import type { StoredException } from "@aufwind/contract/schedules";
import type { Locale } from "@aufwind/rules/locale";
import { DAY } from "@aufwind/rules/time/durations";

/** The day after `2026-12-31` is `2027-01-01`; an invalid date stays, for the API to refuse. */
export function dayAfter(day: string, days = 1): string {
  const midnight = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(midnight) ? day : new Date(midnight + days * DAY).toISOString().slice(0, 10);
}

/** Whether this is a time as exceptions have it: "2026-12-31T18:00". */
export const isWallTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));

/** An exception in words: one whole day, several, some hours of a day, or a range. */
export type Span = {
  shape: "day" | "days" | "hours" | "span";
  first: string;
  last: string;
  begins: string;
  ends: string;
};

/** What ends at midnight ends with the day before, at 24:00. */
export function spanOf({ from, to }: Pick<StoredException, "from" | "to">): Span {
  const [first = "", begins = ""] = from.split("T");
  const [day = "", time = ""] = to.split("T");
  const atMidnight = time === "00:00";
  const [last, ends] = atMidnight ? [dayAfter(day, -1), "24:00"] : [day, time];
  const whole = begins === "00:00" && ends === "24:00";
  const shape = whole ? (first === last ? "day" : "days") : first === last ? "hours" : "span";
  return { shape, first, last, begins, ends };
}

/** The kind as people know it: closed hours are closed, on one day or over several. */
export const shownKind = (kind: StoredException["kind"]) => (kind === "notAvailable" ? "timeOff" : kind);

export const BERLIN = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;

type Look = { zone: string; weekday?: boolean; named?: boolean };
const clockFormats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, { zone, weekday = false, named = false }: Look) {
  const key = `${locale} ${zone} ${weekday} ${named}`;
  const known =
    clockFormats.get(key) ??
    new Intl.DateTimeFormat(TAGS[locale], {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      ...(weekday && { weekday: "long" }),
      ...(named && { timeZoneName: "short" }),
    });
  clockFormats.set(key, known);
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

const MINUTES = { day: 24 * 60, hour: 60, minute: 1 };
type Unit = keyof typeof MINUTES;

const spanFormats = new Map<string, Intl.NumberFormat>();
function inUnit(locale: Locale, unit: Unit) {
  const key = `${locale} ${unit}`;
  const known = spanFormats.get(key) ?? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  spanFormats.set(key, known);
  return known;
}

/** "31 Stunden, 30 Minuten" */
export function formatSpan(locale: Locale, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES.hour), minutes % MINUTES.hour];
  const parts = [
    hours > 0 || rest === 0 ? inUnit(locale, "hour").format(hours) : "",
    rest > 0 ? inUnit(locale, "minute").format(rest) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** "2 Tage", "24 Stunden", "90 Minuten": a setting in its largest whole unit; a single day in hours. */
export function formatSetting(locale: Locale, minutes: number): string {
  const { day, hour } = MINUTES;
  const unit = minutes % day === 0 && minutes > day ? "day" : minutes % hour === 0 && minutes > 0 ? "hour" : "minute";
  return inUnit(locale, unit).format(minutes / MINUTES[unit]);
}

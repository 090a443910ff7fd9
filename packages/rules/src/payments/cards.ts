import { DAY } from "../time/durations.ts";

/** The most cards that one person saves. */
export const MOST_CARDS = 4;

/** So many days before a card expires its owner is told. */
const WARN_DAYS = 30;

/** The last day of the month that a card names, as a date. */
export function lastDayOf({ month, year }: { month: number; year: number }): string {
  const last = Temporal.PlainYearMonth.from({ year, month });
  return last.toPlainDate({ day: last.daysInMonth }).toString();
}

/** How a card stands on a day: its last day still counts. */
export function expiryOf(expiresOn: string, now: number): "good" | "soon" | "expired" {
  const end = Temporal.PlainDate.from(expiresOn).add({ days: 1 }).toZonedDateTime("Europe/Berlin").epochMilliseconds;
  if (now >= end) return "expired";
  return now >= end - WARN_DAYS * DAY ? "soon" : "good";
}

/** Up to this day cards expire that their owners are told of now. */
export const warnedUntil = (now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now + WARN_DAYS * DAY)
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDate()
    .toString();

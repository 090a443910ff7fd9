import { getHolidays } from "feiertagejs";

/** The day of an instant in Berlin, as `yyyy-mm-dd`. */
export const berlinDay = (instant: Date): string =>
  instant.toTemporalInstant().toZonedDateTimeISO("Europe/Berlin").toPlainDate().toString();

/** The instant at which a day (`yyyy-mm-dd`) begins in Berlin, or the one `later` days after it. */
export const berlinDayStart = (day: string, later = 0): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime("Europe/Berlin").epochMilliseconds);

const known = new Map<number, ReadonlySet<string>>();

/** Its own date text depends on this machine's zone; its instants are all noon UTC. */
const daysOf = (year: number): ReadonlySet<string> =>
  new Set(getHolidays(year, "BE").map(({ date }) => date.toISOString().slice(0, 10)));

/** Whether a day (`yyyy-mm-dd`) is a public holiday in Berlin, where our bank is. */
export function isBerlinHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const days = known.get(year) ?? daysOf(year);
  known.set(year, days);
  return days.has(day);
}

import { HOUR } from "@aufwind/rules/time/durations";

const ZONE = "Europe/Berlin";
/** When people of the demo write and book. */
const [MORNING, EVENING] = [8, 20];

const inBerlin = (time: number) => Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(ZONE);
export const isByDay = (time: number): boolean => inBerlin(time).hour >= MORNING && inBerlin(time).hour < EVENING;

/** The same time by day; by night some hours before, so that nothing comes later than it was told. */
export function dayBefore(time: number): number {
  if (isByDay(time)) return time;
  return time - (inBerlin(time).hour < MORNING ? 12 : 6) * HOUR;
}

/** The same time by day; by night some hours later, or before where those are still to come. */
export function byDay(time: number, now: number): number {
  if (isByDay(time)) return time;
  const later = time + (inBerlin(time).hour < MORNING ? 8 : 12) * HOUR;
  return later <= now ? later : dayBefore(time);
}

/** A time of day in Berlin, so many days before the day of the seed. */
export function onDay(now: number, { daysAgo, at }: { daysAgo: number; at: string }): number {
  const day = inBerlin(now).toPlainDate().subtract({ days: daysAgo });
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: at }).epochMilliseconds;
}

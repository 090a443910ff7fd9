import { HOUR } from "./time/durations.ts";

/** When a case that is put off comes back; `day` is a day that somebody chose. */
export const LATER = ["laterToday", "tomorrow", "nextMonday", "inAWeek"] as const;
export type Later = (typeof LATER)[number];

const ZONE = "Europe/Berlin";
/** The beginning of the team's day. */
const OPENING_HOUR = 9;
const MONDAY = 1;

const morningOf = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: { hour: OPENING_HOUR } }).epochMilliseconds);

/** In three hours, or at the beginning of the team's day. */
export function comesBackAt(later: Later, now: Date): Date {
  if (later === "laterToday") return new Date(now.getTime() + 3 * HOUR);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  const toMonday = (7 + MONDAY - today.dayOfWeek) % 7 || 7;
  const days = { tomorrow: 1, nextMonday: toMonday, inAWeek: 7 }[later];
  return morningOf(today.add({ days }));
}

/** At the beginning of the team's day; undefined if that is no date. */
export function comesBackOn(day: string): Date | undefined {
  try {
    return morningOf(Temporal.PlainDate.from(day, { overflow: "reject" }));
  } catch {
    return undefined;
  }
}

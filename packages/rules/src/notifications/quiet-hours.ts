export type QuietHours = {
  /** Wall-clock times, "22:00"; from may be later than until. */
  from: string;
  until: string;
  zone: string;
};

/** When somebody may be disturbed: now, or at the end of their quiet hours. Epoch milliseconds. */
export function disturbAt(now: number, quiet: QuietHours | null): number {
  if (!quiet) return now;
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(quiet.zone);
  const [time, from, until] = [
    here.toPlainTime(),
    Temporal.PlainTime.from(quiet.from),
    Temporal.PlainTime.from(quiet.until),
  ];
  const isAfter = (one: Temporal.PlainTime, other: Temporal.PlainTime) => Temporal.PlainTime.compare(one, other) >= 0;
  const isOverMidnight = isAfter(from, until);
  const isQuiet = isOverMidnight
    ? isAfter(time, from) || !isAfter(time, until)
    : isAfter(time, from) && !isAfter(time, until);
  if (!isQuiet) return now;
  const day = here.toPlainDate().add({ days: isOverMidnight && isAfter(time, from) ? 1 : 0 });
  const end = day.toZonedDateTime({ timeZone: quiet.zone, plainTime: until }).epochMilliseconds;
  // Where clocks are set back, the end of the first of two equal hours may lie behind.
  return Math.max(end, now);
}

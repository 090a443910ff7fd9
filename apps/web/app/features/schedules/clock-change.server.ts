export type ClockChange = "forward" | "back";

/** What the clocks of a zone do on a day, null where they run on as always. */
export function clockChange(day: string, zone: string): ClockChange | null {
  const { hoursInDay } = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return hoursInDay === 24 ? null : hoursInDay < 24 ? "forward" : "back";
}

export type ClockChange = "forward" | "back";

/** A zone's clock change on a day; null if there is none. */
export function clockChange(day: string, zone: string): ClockChange | null {
  const { hoursInDay } = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return hoursInDay === 24 ? null : hoursInDay < 24 ? "forward" : "back";
}

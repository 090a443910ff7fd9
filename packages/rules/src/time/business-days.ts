export type IsHoliday = (date: string) => boolean;

/** The day that is `count` business days after another; weekends and holidays do not count. */
export function addBusinessDays(from: Temporal.PlainDate, count: number, isHoliday: IsHoliday): Temporal.PlainDate {
  let day = from;
  for (let counted = 0; counted < count; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5 && !isHoliday(day.toString())) counted += 1;
  }
  return day;
}

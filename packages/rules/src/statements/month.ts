const ZONE = "Europe/Berlin";
const BUSINESS_DAYS = 10;

const zoned = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE);

/** The month of an instant in Berlin, as `yyyy-mm`. */
export const monthOf = (instant: number): string => zoned(instant).toPlainDate().toPlainYearMonth().toString();

/** The month before that of an instant: the one that is closed on the first. */
export const monthBefore = (instant: number): string =>
  zoned(instant).toPlainDate().toPlainYearMonth().subtract({ months: 1 }).toString();

/** When a month ends in Berlin: from then on it can be closed. */
export const endOfMonth = (month: string): number =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime(ZONE)
    .epochMilliseconds;

type Holidays = (date: string) => boolean;

/** The tenth business day after a month's end, by which it is paid out; `yyyy-mm-dd`. */
export function payBy(month: string, isHoliday: Holidays): string {
  let day = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).subtract({ days: 1 });
  for (let counted = 0; counted < BUSINESS_DAYS; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5 && !isHoliday(day.toString())) counted += 1;
  }
  return day.toString();
}

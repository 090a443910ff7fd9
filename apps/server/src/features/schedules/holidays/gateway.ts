import type { HolidayState } from "@aufwind/rules/schedules/agenda-settings";
import { getHolidays } from "feiertagejs";

export type Holiday = { date: string; name: { de: string; en: string } };

/** The public holidays of a Bundesland from a day on, for twelve months, the next first. */
export function comingHolidays(state: HolidayState, today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((each) => getHolidays(each, state))
    .map((holiday) => ({
      // Its own date text depends on this machine's zone; its instants are all noon UTC.
      date: holiday.date.toISOString().slice(0, 10),
      name: { de: holiday.translate("de") ?? holiday.name, en: holiday.translate("en") ?? holiday.name },
    }))
    .filter(({ date }) => date >= today && date < end);
}

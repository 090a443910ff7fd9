import type { StoredException } from "@aufwind/contract/schedules";
import type { Locale } from "@aufwind/rules/locale";
import type { HolidayState } from "@aufwind/rules/schedules/agenda-settings";
import { getHolidays } from "feiertagejs";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveSection } from "../coaches/commands.ts";
import { insertComing } from "./commands.ts";
import { wallClock } from "./present.ts";
import { scheduleOf } from "./queries.ts";
import { updateSchedule } from "./store.ts";

type HolidaysOfParams = { coachId: string; state: HolidayState; now: Date };

/** The holidays of the next twelve months by the coach's calendar, each with whether the day is already off. */
export async function holidaysOf(db: DbOrTx, { coachId, state, now }: HolidaysOfParams) {
  const { timeZone, scheduleExceptions } = await scheduleOf(db, { coachId, now });
  const wall = wallClock(now, timeZone);
  const items = comingHolidays(state, wall.slice(0, 10)).map((holiday) => ({
    ...holiday,
    added: scheduleExceptions.some((exception) => closes(exception, holiday)),
  }));
  return { wall, items };
}

/** Whether an exception covers the whole day. */
const closes = ({ kind, from, to }: StoredException, { date }: Holiday) =>
  (kind === "allDay" || kind === "timeOff") && from <= `${date}T00:00` && to >= midnightAfter(date);

const midnightAfter = (date: string) => `${Temporal.PlainDate.from(date).add({ days: 1 })}T00:00`;

type AddHolidaysParams = { state: HolidayState; dates: string[]; locale: Locale };

/** Adds holidays as exceptions with their name as the note; saves the Bundesland. Returns how many are new. */
export const addHolidays = (
  platform: Platform,
  userId: string,
  { state, dates, locale }: AddHolidaysParams,
): Promise<number> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const { wall, items } = await holidaysOf(tx, { coachId, state, now: platform.clock.now() });
    if (!dates.every((date) => items.some((holiday) => holiday.date === date)))
      throw new Problem("invalidFields", { errors: [{ field: "dates", code: "notHoliday", params: {} }] });
    await updateSchedule(tx, coachId, { holiday_state: state });
    const exceptions = items
      .filter(({ date, added }) => dates.includes(date) && !added)
      .map(({ date, name }) => ({
        kind: "allDay" as const,
        from: `${date}T00:00`,
        to: midnightAfter(date),
        note: name[locale],
      }));
    return (await insertComing(tx, { coachId, wall, exceptions })).length;
  });

type Holiday = { date: string; name: { de: string; en: string } };

/** The public holidays of a Bundesland from a day on, for twelve months, the next first. */
function comingHolidays(state: HolidayState, today: string): Holiday[] {
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

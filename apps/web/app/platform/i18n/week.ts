import { DAY } from "@aufwind/rules/time/durations";
import { weekdayOf } from "./month.ts";

/** A calendar date this many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const weekOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

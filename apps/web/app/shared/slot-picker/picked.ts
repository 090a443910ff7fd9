import type { Via } from "@aufwind/rules/booking-pages";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { dayAfter, weekOf } from "../../platform/i18n/week.ts";

/** The choice in the address: a week by its Monday, a day of it, or a start on that day. */
export type Picked = { week: string | null; day: string | null; start: string | null };
export type PickerDay = { date: string; slots: readonly string[] };

/** A week of free slots, from Monday to Sunday. */
export type PickerWeek = {
  days: readonly PickerDay[];
  /** The first free slot after this week. */
  nextFreeAt: string | null;
  /** The first and the last week that can be shown, by their Mondays. */
  first: string;
  last: string;
};

export type SlotPickerProps = PickerWeek & {
  day: string | null;
  start: string | null;
  /** The page's address with this choice, and with the hash to go to without JavaScript. */
  addressOf: (picked: { week: string; day?: string; start?: string }) => string;
  /** Another choice is being loaded. */
  isBusy?: boolean;
  /** Names the month above the week. */
  withMonth?: boolean;
};

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const INSTANT = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

const isTime = (text: string) => !Number.isNaN(Date.parse(text));
const isDate = (text: string | null): text is string =>
  text !== null && DAY.test(text) && isTime(text) && new Date(text).toISOString().startsWith(text);

/** The address as a choice: a start decides about its day, a day about its week. Invalid parts are ignored. */
export function readPicked(query: URLSearchParams): Picked {
  const [start, day, week, month] = ["start", "day", "week", "month"].map((name) => query.get(name));
  if (start && INSTANT.test(start) && isTime(start)) {
    const on = berlinDay(start);
    return { week: weekOf(on), day: on, start: new Date(start).toISOString() };
  }
  if (isDate(day ?? null)) return { week: weekOf(day as string), day: day as string, start: null };
  // Addresses of earlier versions have a month.
  const from = isDate(week ?? null) ? (week as string) : month && MONTH.test(month) ? `${month}-01` : null;
  return { week: from && weekOf(from), day: null, start: null };
}

type AlongWith = { type?: string | null; language?: string | null; via?: Via | null };

/** A choice as a query string, always in the same order; `via` is where somebody came from. */
export const pickedQuery = (picked: Partial<Picked> & AlongWith): string =>
  (["type", "week", "day", "start", "language", "via"] as const)
    .flatMap((name) => (picked[name] ? `${name}=${picked[name]}` : []))
    .join("&");

/** Coaches open a year ahead at most. */
const MOST_DAYS = 365;

/** The weeks that can be shown. */
export const weeksFrom = (today: string) => ({ first: weekOf(today), last: weekOf(dayAfter(today, MOST_DAYS)) });

/** The first day of a week with a free time: shown before anybody has chosen one. */
export const firstFreeDay = ({ days }: Pick<PickerWeek, "days">): string | null =>
  days.find(({ slots }) => slots.length > 0)?.date ?? null;

/** The choice as far as it is free: without a free start the day counts, without a free day neither. */
export function freeOf({ days }: Pick<PickerWeek, "days">, { day, start }: Omit<Picked, "week">) {
  const on = days.find(({ slots }) => start !== null && slots.includes(start));
  const open = days.find(({ date, slots }) => date === day && slots.length > 0);
  return { day: (on ?? open)?.date ?? null, start: on ? start : null, isGone: start !== null && !on };
}

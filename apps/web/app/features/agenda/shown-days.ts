import { dayAfter } from "./zone-clock.ts";

export const VIEWS = ["day", "week", "month", "list"] as const;
export type View = (typeof VIEWS)[number];

/** What the address asks for. */
export type Shown = { view: View; date: string };
/** From a day, up to another one (exclusive). */
export type Days = { from: string; to: string };

const LIST_DAYS = 28;

const isView = (asked: string | null): asked is View => VIEWS.some((view) => view === asked);
const isDay = (asked: string | null): asked is string =>
  /^20\d\d-\d\d-\d\d$/.test(asked ?? "") &&
  !Number.isNaN(Date.parse(`${asked}T00:00Z`)) &&
  dayAfter(`${asked}`, 0) === asked;

/** View and day of an address; defaults for what is missing or invalid. */
export function shownOf(query: URLSearchParams, usual: Shown): Shown {
  const [view, date] = [query.get("view"), query.get("date")];
  return { view: isView(view) ? view : usual.view, date: isDay(date) ? date : usual.date };
}

/** Phones get the list. */
export const usualView = (userAgent: string | null): View => (/\bMobi/.test(userAgent ?? "") ? "list" : "week");

export const queryOf = ({ view, date }: Shown) => `view=${view}&date=${date}`;

const monday = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
const monthAfter = (day: string, months: number) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
};

/** The days that a view shows; a month with whole weeks at both ends. */
export function daysOf({ view, date }: Shown): Days {
  if (view === "day") return { from: date, to: dayAfter(date) };
  if (view === "week") return { from: monday(date), to: dayAfter(monday(date), 7) };
  if (view === "list") return { from: date, to: dayAfter(date, LIST_DAYS) };
  const lastDay = dayAfter(monthAfter(date, 1), -1);
  return { from: monday(monthAfter(date, 0)), to: dayAfter(monday(lastDay), 7) };
}

/** The same view one step back (`-1`) or forward (`1`). */
export function stepFrom({ view, date }: Shown, step: 1 | -1): Shown {
  if (view === "month") return { view, date: monthAfter(date, step) };
  return { view, date: dayAfter(date, step * { day: 1, week: 7, list: LIST_DAYS }[view]) };
}

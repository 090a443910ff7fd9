import type { Locale } from "@aufwind/rules/locale";
import { DAY } from "@aufwind/rules/time/durations";
import { BERLIN, dayOf, formatDay, type MomentShape, momentOf } from "../../platform/i18n/dates.ts";
import { dayAfter } from "./zone-clock.ts";

export const VIEWS = ["day", "week", "month", "list"] as const;
export type View = (typeof VIEWS)[number];

/** What the address asks for. */
export type AgendaView = { view: View; date: string };
/** From a day, up to another one (exclusive). */
export type Days = { from: string; to: string };

const LIST_DAYS = 28;
const SHORT = { weekday: "short", timeZone: "UTC" } as const;

const isView = (asked: string | null): asked is View => VIEWS.some((view) => view === asked);
const isDay = (asked: string | null): asked is string =>
  /^20\d\d-\d\d-\d\d$/.test(asked ?? "") &&
  !Number.isNaN(Date.parse(`${asked}T00:00Z`)) &&
  dayAfter(`${asked}`, 0) === asked;

/** View and day of an address; defaults for what is missing or invalid. */
export function readAgendaView(query: URLSearchParams, usual: AgendaView): AgendaView {
  const [view, date] = [query.get("view"), query.get("date")];
  return { view: isView(view) ? view : usual.view, date: isDay(date) ? date : usual.date };
}

/** Phones get the month as dots, with the list of a day. */
export const defaultView = (userAgent: string | null): View => (/\bMobi/.test(userAgent ?? "") ? "month" : "week");

export const viewQuery = ({ view, date }: AgendaView) => `view=${view}&date=${date}`;

/** The Monday of a week. */
export const monday = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
/** The first of a month some months later. */
export const monthAfter = (day: string, months: number) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
};

/** The days that a view shows; a month with whole weeks at both ends. */
export function daysOf({ view, date }: AgendaView): Days {
  if (view === "day") return { from: date, to: dayAfter(date) };
  if (view === "week") return { from: monday(date), to: dayAfter(monday(date), 7) };
  if (view === "list") return { from: date, to: dayAfter(date, LIST_DAYS) };
  const lastDay = dayAfter(monthAfter(date, 1), -1);
  return { from: monday(monthAfter(date, 0)), to: dayAfter(monday(lastDay), 7) };
}

/** The same view one step back (`-1`) or forward (`1`). */
export function stepView({ view, date }: AgendaView, step: 1 | -1): AgendaView {
  if (view === "month") return { view, date: monthAfter(date, step) };
  return { view, date: dayAfter(date, step * { day: 1, week: 7, list: LIST_DAYS }[view]) };
}

type Span = { at: string; until?: string };

/** The same in Berlin, with its day if it differs; null if the coach's clock shows the same. */
export function berlinTime(span: Span, { locale, zone }: { locale: Locale; zone: string }): string | null {
  const berlin = momentOf(span, { locale, zone: BERLIN });
  if (momentOf(span, { locale, zone }) === berlin) return null;
  const sameDay = dayOf(span.at, { locale, zone }) === dayOf(span.at, { locale, zone: BERLIN });
  return sameDay ? momentOf(span, { locale, zone: BERLIN, shape: "clock" }) : berlin;
}

/** A calendar date without a zone: "Mo., 16. Nov.". */
export const dayName = (locale: Locale, day: string, shape: MomentShape = "day") =>
  dayOf(`${day}T12:00:00Z`, { locale, shape });

const WEEKDAYS = { de: new Intl.DateTimeFormat("de-DE", SHORT), en: new Intl.DateTimeFormat("en-GB", SHORT) };

/** "Mo" or "Mon". */
export const weekdayName = (locale: Locale, day: string) => WEEKDAYS[locale].format(new Date(day)).replace(".", "");

/** The number of the week by ISO 8601: a week belongs to the year of its Thursday. */
export function weekNumber(day: string): number {
  const thursday = dayAfter(monday(day), 3);
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * DAY)) + 1;
}

/** What the calendar shows: "November 2026", a day, or a range: "16. bis 22. November 2026". */
export function viewTitle(locale: Locale, { view, date }: AgendaView, days: Days): string {
  if (view === "day") return dayName(locale, date, "full");
  if (view === "month") return formatDay(locale, date.slice(0, 7), "month");
  const last = dayAfter(days.to, -1);
  const [dot, to] = locale === "de" ? [".", "bis"] : ["", "to"];
  const number = (day: string) => `${Number(day.slice(8))}${dot}`;
  const month = (day: string) => formatDay(locale, day.slice(0, 7), "month");
  if (days.from.slice(0, 7) === last.slice(0, 7)) return `${number(days.from)} ${to} ${number(last)} ${month(last)}`;
  const first = month(days.from).replace(days.from.slice(0, 4) === last.slice(0, 4) ? / \d+$/ : /$^/, "");
  return `${number(days.from)} ${first} ${to} ${number(last)} ${month(last)}`;
}

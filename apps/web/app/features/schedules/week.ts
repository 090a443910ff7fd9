import type { WorkingSlot } from "@aufwind/contract/schedules";
import {
  type HoursProblem,
  hoursProblems,
  toWeekMinutes,
  WEEKDAYS,
  type Weekday,
} from "@aufwind/rules/schedules/opening-hours";
import { clockOf, minutesOf } from "@aufwind/rules/time/wall-clock";
import type { FormValues } from "../../platform/forms/form-action.ts";
import { rows } from "../../platform/forms/form-body.ts";

type Times = { from: string; to: string };
/** A row of the form: a weekday's hours as in the browser's time fields, where midnight is `00:00`. */
export type HoursRow = Times & { id: number; weekday: Weekday };

const HOUR = 60;
const DAY_END = "24:00";
const MIDNIGHT = "00:00";

export const isBlank = ({ from, to }: Times) => from === "" && to === "";
/** A time field knows no 24:00: hours that end at 00:00 end with the day. */
export const endOf = ({ to }: Times) => (to === MIDNIGHT ? DAY_END : to);
export const isMidnight = ({ to }: Times) => to === MIDNIGHT;

export const rowsOfSlots = (slots: readonly WorkingSlot[]): HoursRow[] =>
  inOrder(slots.map((slot, id) => ({ ...slot, id, to: slot.to === DAY_END ? MIDNIGHT : slot.to })));

/** Earlier input, without empty rows; undefined if there is none. */
export function rowsOfValues(values: FormValues): HoursRow[] | undefined {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const typed = rows(form, "workingSlots");
  if (typed.length === 0) return undefined;
  const known = typed.flatMap(({ weekday, from = "", to = "" }) => {
    const day = WEEKDAYS.find((each) => String(each) === weekday);
    return day && !isBlank({ from, to }) ? [{ weekday: day, from, to }] : [];
  });
  return inOrder(known.map((row, id) => ({ ...row, id })));
}

/** By weekday, and within a day as entered. */
export const inOrder = (given: readonly HoursRow[]): HoursRow[] =>
  given.toSorted((one, other) => one.weekday - other.weekday);

/**
 * The position of each row in what is submitted: filled rows first, since empty ones are left out, and by id, so that a
 * page rendered after an error has each row where the API found it.
 */
export function placesOf(given: readonly HoursRow[]): Map<number, number> {
  const byId = given.toSorted((one, other) => one.id - other.id);
  const ordered = [...byId.filter((row) => !isBlank(row)), ...byId.filter(isBlank)];
  return new Map(ordered.map(({ id }, place) => [id, place]));
}

export type RowProblem = "incomplete" | "clockTime" | "inverted" | "overlap" | "tooMany";

const PROBLEMS = {
  hoursInverted: "inverted",
  hoursOverlap: "overlap",
  hoursTooMany: "tooMany",
} as const satisfies Record<HoursProblem["code"], RowProblem>;

/** The errors by row id; an empty row is none. */
export function problemsOf(given: readonly HoursRow[]): Map<number, RowProblem> {
  const filled = given.filter((row) => !isBlank(row));
  const problems = new Map<number, RowProblem>();
  for (const { id, from, to } of filled) {
    if (from === "" || to === "") problems.set(id, "incomplete");
    else if (Number.isNaN(minutesOf(from) + minutesOf(to))) problems.set(id, "clockTime");
  }
  const whole = filled.filter(({ id }) => !problems.has(id));
  for (const { index, code } of hoursProblems(whole.map((row) => ({ ...row, to: endOf(row) })))) {
    const row = whole[index];
    if (row) problems.set(row.id, PROBLEMS[code]);
  }
  return problems;
}

/** Minutes of work in a week; invalid rows do not count, overlaps count once. */
export function weekMinutes(given: readonly HoursRow[]): number {
  const problems = problemsOf(given);
  const counted = given.filter((row) => !isBlank(row) && (problems.get(row.id) ?? "overlap") === "overlap");
  const ranges = toWeekMinutes(counted.map((row) => ({ ...row, to: endOf(row) })));
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** A likely next range of a day: office hours, or some hours after a break. */
export function nextTimes(ofDay: readonly HoursRow[]): Times {
  if (ofDay.length === 0) return { from: "09:00", to: "17:00" };
  const latest = Math.max(...ofDay.map((row) => minutesOf(endOf(row))));
  const from = latest + HOUR;
  if (!(from <= 22 * HOUR)) return { from: "", to: "" };
  return { from: clockOf(from), to: clockOf(Math.min(from + 3 * HOUR, 23 * HOUR)) };
}

import { expect, test } from "vitest";
import { DAY, DAY_MINUTES, MINUTE } from "./time/durations.ts";
import { zoneTable } from "./time/zones.ts";
import { firstFit, fitsWish, type Waiting, type Wish, wishProblem } from "./waiting-list.ts";

const at = (iso: string) => Date.parse(iso);
const dayOf = (date: string) => at(`${date}T00:00:00Z`) / DAY;
const berlin = zoneTable("Europe/Berlin", at("2026-11-18T00:00:00Z") / MINUTE);
/** Tuesdays and Thursdays, 9 to 12. */
const wish: Wish = { weekdays: [2, 4], fromMinute: 540, toMinute: 720, untilDay: dayOf("2026-11-26") };
const fits = (iso: string, durationMinutes = 60) => fitsWish(wish, { start: at(iso), durationMinutes }, berlin);

test("a time fits on its days, wholly within its hours, by the clock of Berlin", () => {
  expect(fits("2026-11-19T08:00:00Z")).toBe(true);
  expect(fits("2026-11-19T07:45:00Z")).toBe(false);
  expect(fits("2026-11-19T10:00:00Z")).toBe(true);
  expect(fits("2026-11-19T10:15:00Z")).toBe(false);
  expect(fits("2026-11-20T09:00:00Z")).toBe(false);
});

test("the last day counts, the week after does not", () => {
  expect(fits("2026-11-26T09:00:00Z")).toBe(true);
  expect(fits("2026-12-01T09:00:00Z")).toBe(false);
});

test("hours keep meaning the same after the clocks change", () => {
  const summer = { ...wish, untilDay: dayOf("2027-04-30") };
  const early = (iso: string) => fitsWish(summer, { start: at(iso), durationMinutes: 60 }, berlin);
  expect([early("2027-03-25T08:00:00Z"), early("2027-03-30T07:00:00Z"), early("2027-03-25T07:00:00Z")]).toEqual([
    true,
    true,
    false,
  ]);
});

const STARTS = ["2026-11-19T08:00:00Z", "2026-11-19T09:00:00Z", "2026-11-24T08:00:00Z"].map(at);
const waiting: Waiting = { wish, durationMinutes: 60, from: 0, before: null, busy: [], offered: [] };
const hour = (iso: string) => ({ start: at(iso), end: at(iso) + 60 * MINUTE });

test("the earliest time that fits is taken", () => expect(firstFit(waiting, STARTS, berlin)).toBe(STARTS[0]));

test("not one that overlaps what was offered before, nor the client's own appointments", () => {
  const offered = [hour("2026-11-19T08:15:00Z")];
  expect(firstFit({ ...waiting, offered }, STARTS, berlin)).toBe(STARTS[2]);
  expect(firstFit({ ...waiting, busy: [hour("2026-11-19T07:30:00Z")] }, STARTS, berlin)).toBe(STARTS[1]);
});

test("only an earlier time than the one that is to be moved", () => {
  expect(firstFit({ ...waiting, before: at("2026-11-19T08:00:00Z") }, STARTS, berlin)).toBeUndefined();
  expect(firstFit({ ...waiting, before: at("2026-11-19T09:00:00Z") }, STARTS, berlin)).toBe(STARTS[0]);
});

test("nothing before the discovery is over", () =>
  expect(firstFit({ ...waiting, from: at("2026-11-20T00:00:00Z") }, STARTS, berlin)).toBe(STARTS[2]));

const today = dayOf("2026-11-18");
const problem = (changed: Partial<Wish>) => wishProblem({ ...wish, durationMinutes: 60, today, ...changed })?.code;

test("a wish names a day, hours long enough, and an end that is neither past nor far", () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ weekdays: [] })).toBe("chooseDays");
  expect(problem({ toMinute: 540 })).toBe("hoursInverted");
  expect(problem({ toMinute: 570 })).toBe("hoursTooShort");
  expect(problem({ untilDay: today - 1 })).toBe("untilRange");
  expect(problem({ untilDay: today })).toBeUndefined();
  expect(problem({ untilDay: today + 181 })).toBe("untilRange");
  expect(problem({ toMinute: DAY_MINUTES })).toBeUndefined();
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { edgesOf, rangesOf } from "../time/ranges.ts";
import { fromWeekMinutes, hoursProblems, toWeekMinutes, type Weekday, type WeeklyHours } from "./weekly-hours.ts";

const on = (weekday: Weekday, ...ranges: string[]): WeeklyHours =>
  ranges.map((range) => ({ weekday, from: range.slice(0, 5), to: range.slice(6) }));

test.each([
  ["two ranges of a day", on(1, "09:00-12:00", "13:00-18:00")],
  ["ranges that touch", on(1, "09:00-12:00", "12:00-18:00")],
  ["the same hours on two days", [...on(1, "09:00-12:00"), ...on(2, "09:00-12:00")]],
  ["a whole day and the next", [...on(7, "00:00-24:00"), ...on(1, "00:00-24:00")]],
  ["no hours", []],
])("%s are fine", (_, hours) => expect(hoursProblems(hours)).toEqual([]));

test.each([
  ["ends before it begins", on(1, "12:00-09:00"), [{ index: 0, code: "hoursInverted" }]],
  ["has no length", on(1, "09:00-09:00"), [{ index: 0, code: "hoursInverted" }]],
  ["begins at the end of the day", on(1, "24:00-24:00"), [{ index: 0, code: "hoursInverted" }]],
  ["is no time of day", on(1, "09:00-25:00"), [{ index: 0, code: "hoursInverted" }]],
  [
    "overlaps by a minute",
    on(1, "09:00-12:00", "11:59-18:00"),
    [0, 1].map((index) => ({ index, code: "hoursOverlap" })),
  ],
  ["stands there twice", on(3, "09:00-12:00", "09:00-12:00"), [0, 1].map((index) => ({ index, code: "hoursOverlap" }))],
  [
    "lies within another",
    on(3, "14:00-15:00", "09:00-18:00"),
    [0, 1].map((index) => ({ index, code: "hoursOverlap" })),
  ],
  ["is inverted beside a good one", on(3, "09:00-18:00", "15:00-10:00"), [{ index: 1, code: "hoursInverted" }]],
])("what %s is named by its place", (_, hours, problems) => expect(hoursProblems(hours)).toEqual(problems));

test("a day has at most twelve ranges, and the first beyond is named", () => {
  const ranges = Array.from(
    { length: 14 },
    (_, at) => `${String(at + 8).padStart(2, "0")}:00-${String(at + 8).padStart(2, "0")}:30`,
  );
  expect(hoursProblems([...on(1, ...ranges.slice(0, 12)), ...on(2, ...ranges.slice(0, 12))])).toEqual([]);
  expect(hoursProblems([...on(2, "09:00-10:00"), ...on(1, ...ranges)])).toEqual([{ index: 13, code: "hoursTooMany" }]);
});

test("hours become minutes of the week, in order and merged", () => {
  expect(toWeekMinutes([...on(2, "00:00-02:00"), ...on(1, "13:00-18:00", "12:00-13:00", "22:00-24:00")])).toEqual([
    { start: 720, end: 1080 },
    { start: 1320, end: 1560 },
  ]);
  expect(toWeekMinutes(on(7, "20:00-24:00")).at(-1)?.end).toBe(10_080);
});

test("what goes over midnight comes back as two entries, what touches within a day as one", () => {
  const ranges = [
    { start: 540, end: 720 },
    { start: 720, end: 780 },
    { start: 1320, end: 2 * 1440 + 60 },
  ];
  expect(fromWeekMinutes(ranges)).toEqual([
    ...on(1, "09:00-13:00", "22:00-24:00"),
    ...on(2, "00:00-24:00"),
    ...on(3, "00:00-01:00"),
  ]);
});

test("minutes of a week survive the way to hours and back", () => {
  const minute = fc.integer({ min: 0, max: 10_080 });
  fc.assert(
    fc.property(fc.array(fc.record({ start: minute, end: minute }), { maxLength: 12 }), (ranges) => {
      const hours = fromWeekMinutes(ranges);
      expect(hoursProblems(hours)).toEqual([]);
      expect(toWeekMinutes(hours)).toEqual(rangesOf(edgesOf(ranges)));
      expect(fromWeekMinutes(toWeekMinutes(hours))).toEqual(hours);
    }),
  );
});

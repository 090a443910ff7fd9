import fc from "fast-check";
import { expect, test } from "vitest";
import { edgesOf, rangesOf } from "../time/ranges.ts";
import {
  type ExceptionKind,
  exceptionProblem,
  fromWeekMinutes,
  hoursProblems,
  toWeekMinutes,
  type Weekday,
  type WeeklyHours,
} from "./opening-hours.ts";

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

const check = (kind: ExceptionKind, from: string, to: string) => exceptionProblem({ kind, from, to });

test.each([
  ["available", "2026-03-28T09:00", "2026-03-28T12:00"],
  ["available", "2026-03-28T20:00", "2026-03-29T00:00"],
  ["available", "2026-03-28T20:00", "2026-03-28T24:00"],
  ["available", "2026-03-28T00:00", "2026-03-29T00:00"],
  ["notAvailable", "2028-02-29T09:00", "2028-02-29T09:01"],
  ["timeOff", "2026-12-24T12:00", "2027-01-02T08:30"],
  ["timeOff", "2026-01-01T00:00", "2027-01-02T00:00"],
  ["allDay", "2026-05-01T00:00", "2026-05-02T00:00"],
  ["allDay", "2026-05-01T00:00", "2026-05-03T24:00"],
] as const)("%s from %s to %s is fine", (kind, from, to) => expect(check(kind, from, to)).toBeUndefined());

test.each([
  ["timeOff", "2026-03-28T09:00", "2026-03-28T09:00", "to", "exceptionInverted"],
  ["timeOff", "2026-03-28T09:00", "2026-03-27T10:00", "to", "exceptionInverted"],
  ["available", "2026-03-28T22:00", "2026-03-29T00:01", "to", "exceptionOneDay"],
  ["notAvailable", "2026-03-28T22:00", "2026-03-29T22:00", "to", "exceptionOneDay"],
  ["allDay", "2026-03-28T09:00", "2026-03-29T00:00", "from", "exceptionWholeDays"],
  ["allDay", "2026-03-28T00:00", "2026-03-28T23:59", "to", "exceptionWholeDays"],
  ["timeOff", "2026-01-01T00:00", "2027-01-02T00:01", "to", "exceptionTooLong"],
  ["allDay", "2026-01-01T00:00", "2027-01-03T00:00", "to", "exceptionTooLong"],
  ["timeOff", "2026-02-30T09:00", "2026-03-05T09:00", "from", "exceptionDate"],
  ["timeOff", "2026-02-27T09:00", "2026-02-29T09:00", "to", "exceptionDate"],
  ["available", "2026-03-28T09:00", "12:00", "to", "exceptionDate"],
  ["timeOff", "2026-02-30T09:00", "2026-02-30T10:00", "from", "exceptionDate"],
  ["timeOff", "2026-03-28T25:00", "2026-03-29T09:00", "from", "exceptionDate"],
] as const)("%s from %s to %s is wrong at %s: %s", (kind, from, to, field, code) =>
  expect(check(kind, from, to)).toEqual({ field, code }),
);

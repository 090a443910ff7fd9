import { expect, test } from "vitest";
import { firstFreeDay, freeOf, pickedQuery, readPicked, weeksFrom } from "./picked.ts";

const read = (query: string) => readPicked(new URLSearchParams(query));
const NOTHING = { week: null, day: null, start: null };

test("a choice becomes an address, and the address the same choice", () => {
  const choice = { week: "2026-11-30", day: "2026-12-03", start: "2026-12-03T09:00:00.000Z" };
  const query = "type=standard&week=2026-11-30&day=2026-12-03&start=2026-12-03T09:00:00.000Z";
  expect(pickedQuery({ type: "standard", ...choice })).toBe(query);
  expect(read(query)).toEqual(choice);
  expect(pickedQuery({ type: "discovery" })).toBe("type=discovery");
});

test("a start decides about day and week, by the calendar of Berlin", () => {
  expect(read("week=2020-01-06&day=2020-01-01&start=2026-12-31T23:30:00Z")).toEqual({
    week: "2026-12-28",
    day: "2027-01-01",
    start: "2026-12-31T23:30:00.000Z",
  });
});

test("any day names its week, and so does the month of an old address", () => {
  expect(read("day=2026-12-06").week).toBe("2026-11-30");
  expect(read("week=2026-12-06").week).toBe("2026-11-30");
  expect(read("month=2026-12&day=2026-12-32")).toEqual({ ...NOTHING, week: "2026-11-30" });
});

test.each(["month=2026-13", "week=tomorrow", "day=2026-02-30", "day=<b>", "start=now", "start=2026-99-01T10:00Z"])(
  "nonsense counts as not said: %s",
  (query) => expect(read(query)).toEqual(NOTHING),
);

test("weeks are shown from this one to the one in a year", () => {
  expect(weeksFrom("2026-11-19")).toEqual({ first: "2026-11-16", last: "2027-11-15" });
});

const days = [
  { date: "2026-12-01", slots: ["2026-12-01T08:00:00.000Z"] },
  { date: "2026-12-02", slots: [] },
];

test("what is chosen counts as far as it is free", () => {
  const start = "2026-12-01T08:00:00.000Z";
  expect(freeOf({ days }, { day: "2026-12-01", start })).toEqual({ day: "2026-12-01", start, isGone: false });
  expect(freeOf({ days }, { day: "2026-12-01", start: "2026-12-01T09:00:00.000Z" })).toEqual({
    day: "2026-12-01",
    start: null,
    isGone: true,
  });
  expect(firstFreeDay({ days })).toBe("2026-12-01");
  expect(firstFreeDay({ days: [{ date: "2026-12-02", slots: [] }] })).toBeNull();
  expect(freeOf({ days }, { day: "2026-12-02", start: null })).toEqual({ day: null, start: null, isGone: false });
});

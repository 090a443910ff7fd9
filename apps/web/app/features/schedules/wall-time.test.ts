import { expect, test } from "vitest";
import { BERLIN, dayAfter, formatClock, formatSetting, formatSpan, isWallTime, spanOf } from "./wall-time.ts";

test("only what has a day and a time is a wall time", () =>
  expect(["2026-12-31T18:00", "", "1", "2026-12-31", "2026-13-01T00:00", "2026-12-31T25:00"].map(isWallTime)).toEqual([
    ...[true, false, false, false, false, false],
  ]));

test("the day after goes over the ends of months, years and Februaries", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(dayAfter("tomorrow")).toBe("tomorrow");
});

test("an exception is said by what it is: a day, days, hours of a day, or a span", () => {
  const at = (from: string, to: string) => spanOf({ from, to });
  expect(at("2026-12-24T00:00", "2026-12-25T00:00")).toMatchObject({ shape: "day", last: "2026-12-24" });
  expect(at("2026-12-24T00:00", "2027-01-01T00:00")).toMatchObject({ shape: "days", last: "2026-12-31" });
  expect(at("2026-12-24T18:00", "2026-12-25T00:00")).toMatchObject({ shape: "hours", ends: "24:00" });
  expect(at("2026-12-24T14:00", "2026-12-27T09:00")).toMatchObject({ shape: "span", last: "2026-12-27" });
});

test("a time is read on the clock of its zone", () => {
  const at = "2026-12-01T23:30:00Z";
  expect(formatClock("de", { at, zone: BERLIN })).toBe("00:30");
  expect(formatClock("de", { at, zone: BERLIN, weekday: true })).toBe("Mittwoch, 00:30");
  expect(formatClock("en", { at, zone: "Asia/Kolkata", weekday: true })).toBe("Wednesday, 05:00");
});

test("the two passes of the night in which the clocks go back have different names", () => {
  const passes = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"];
  expect(passes.map((at) => formatClock("de", { at, zone: BERLIN, named: true }))).toEqual(["02:30 MESZ", "02:30 MEZ"]);
});

test("hours of a week are said in hours and minutes", () => {
  expect(formatSpan("de", 0)).toBe("0 Stunden");
  expect(formatSpan("de", 31 * 60 + 30)).toBe("31 Stunden, 30 Minuten");
  expect(formatSpan("en", 45)).toBe("45 minutes");
});

test("a setting is said in its largest whole unit", () => {
  expect(formatSetting("de", 15)).toBe("15 Minuten");
  expect(formatSetting("de", 60)).toBe("1 Stunde");
  expect(formatSetting("de", 24 * 60)).toBe("24 Stunden");
  expect(formatSetting("en", 36 * 60)).toBe("36 hours");
  expect(formatSetting("en", 14 * 24 * 60)).toBe("14 days");
});

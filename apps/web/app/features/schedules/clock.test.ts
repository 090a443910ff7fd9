import { expect, test } from "vitest";
import { BERLIN, formatClock } from "./clock.ts";

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

import { expect, test } from "vitest";
import { groupByDay, recentDayName } from "./message-days.ts";

test("days change at midnight in Berlin, in summer and in winter", () => {
  const at = ["2026-07-01T21:59:00Z", "2026-07-01T22:00:00Z", "2026-12-01T22:59:00Z", "2026-12-01T23:00:00Z"];
  const days = groupByDay(at.map((each) => ({ at: each })));
  expect(days.map(({ day }) => day)).toEqual(["2026-07-01", "2026-07-02", "2026-12-01", "2026-12-02"]);
});

test("what happened on one day stands together", () => {
  const entries = [{ at: "2026-11-17T08:00:00Z" }, { at: "2026-11-17T09:00:00Z" }, { at: "2026-11-18T08:00:00Z" }];
  expect(groupByDay(entries).map((each) => each.entries.length)).toEqual([2, 1]);
});

test("yesterday is the day before, also when clocks change", () => {
  const now = Date.parse("2026-10-25T23:30:00Z");
  expect(recentDayName("2026-10-26", now)).toBe("today");
  expect(recentDayName("2026-10-25", now)).toBe("yesterday");
  expect(recentDayName("2026-10-24", now)).toBeNull();
});

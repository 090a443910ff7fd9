import { expect, test } from "vitest";
import { daysOf, monthAfter, weekdayOf, weeksOf, withinMonths } from "./month.ts";

test("months follow each other over the turn of the year", () => {
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
});

test("a leap February has 29 days", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect(daysOf("2026-12").at(-1)).toBe("2026-12-31");
});

test("weeks begin on Monday, and places outside the month are empty", () => {
  expect(weekdayOf("2026-11-01")).toBe(7);
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]?.slice(0, 2)).toEqual(["2026-11-30", null]);
});

test("a month before or after what can be seen gives way to the nearest one", () => {
  const range = ["2026-11", "2027-01"] as const;
  expect(["2020-01", "2026-12", "2030-01"].map((month) => withinMonths(month, range))).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
});

import { expect, test } from "vitest";
import { dayAfter, weekOf } from "./week.ts";

test("a week begins on Monday, also across the end of a year", () => {
  expect(weekOf("2026-11-16")).toBe("2026-11-16");
  expect(weekOf("2026-11-22")).toBe("2026-11-16");
  expect(weekOf("2027-01-02")).toBe("2026-12-28");
});

test("days are counted by the calendar, whatever the clocks do", () => {
  expect(dayAfter("2026-10-24", 7)).toBe("2026-10-31");
  expect(dayAfter("2027-03-01", -1)).toBe("2027-02-28");
});

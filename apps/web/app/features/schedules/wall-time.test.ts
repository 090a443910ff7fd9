import { expect, test } from "vitest";
import { dayAfter, spanOf } from "./wall-time.ts";

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

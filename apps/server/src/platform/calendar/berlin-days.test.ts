import { payBy } from "@aufwind/rules/statements";
import { expect, test } from "vitest";
import { isBerlinHoliday } from "./berlin-days.ts";

test("the public holidays of Berlin, and no others", () => {
  const days = ["2026-01-01", "2026-03-08", "2026-04-03", "2026-05-01", "2026-10-03", "2026-12-25", "2026-12-26"];
  expect(days.filter(isBerlinHoliday)).toEqual(days);
  for (const day of ["2026-12-24", "2026-12-31", "2026-01-06", "2026-05-08", "2026-10-31"])
    expect([day, isBerlinHoliday(day)]).toEqual([day, false]);
});

test.each([
  ["an ordinary month", "2026-10", "2026-11-13"],
  ["3 October on a Saturday takes no business day", "2026-09", "2026-10-14"],
  ["3 October on a Friday takes one", "2025-09", "2025-10-15"],
  ["New Year's Day takes one", "2026-12", "2027-01-15"],
  ["Good Friday and Easter Monday take two", "2026-03", "2026-04-16"],
  ["Labour Day and Ascension Day take two", "2026-04", "2026-05-18"],
  ["a month that begins with a weekend, with Ascension Day and Whit Monday", "2027-04", "2027-05-18"],
  ["25 and 26 December lie behind it", "2026-11", "2026-12-14"],
])("%s: %s is paid by %s", (_, month, day) => {
  expect(payBy(month, isBerlinHoliday)).toBe(day);
});

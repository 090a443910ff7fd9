import { expect, test } from "vitest";
import { monthName, weekdayName } from "./calendar-names.ts";

test.each([
  ["de", "de-DE", false],
  ["de", "de-DE", true],
  ["en", "en-GB", false],
  ["en", "en-GB", true],
] as const)("days and months are called in %s as inside a date of %s", (locale, tag, long) => {
  const width = long ? "long" : "short";
  const format = new Intl.DateTimeFormat(tag, { weekday: width, day: "numeric", month: width, timeZone: "UTC" });
  const partOf = (at: number, part: "weekday" | "month") =>
    format.formatToParts(at).find(({ type }) => type === part)?.value;
  for (let number = 1; number <= 12; number++)
    expect(monthName(number, { locale, long })).toBe(partOf(Date.UTC(2026, number - 1, 1), "month"));
  // 1 June 2026 is a Monday.
  for (let number = 1; number <= 7; number++)
    expect(weekdayName(number, { locale, long })).toBe(partOf(Date.UTC(2026, 5, number), "weekday"));
});

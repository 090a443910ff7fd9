import { expect, test } from "vitest";
import { formatSetting, formatSpan } from "./spans.ts";

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

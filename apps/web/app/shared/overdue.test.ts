import { expect, test } from "vitest";
import { formatOverdue } from "./overdue.ts";

const now = Date.parse("2026-11-17T12:00:00Z");
const DAY = 86_400_000;

/** "~" is a space at which no line ends. */
const overdue = (locale: "de" | "en", at: number) => formatOverdue(locale, { at, now }).replaceAll("\u00a0", "~");

test.each([
  [57 * DAY, "seit~57~Tagen", "for 57~days"],
  [DAY, "seit~1~Tag", "for 1~day"],
  [3 * 3_600_000, "seit~3~Std.", "for 3~hours"],
  [1000, "seit~1~Min.", "for 1~minute"],
])("says how long a deadline has been over: %s", (late, german, english) => {
  expect(overdue("de", now - late)).toBe(german);
  expect(overdue("en", now - late)).toBe(english);
});

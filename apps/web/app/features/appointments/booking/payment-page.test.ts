import { expect, test } from "vitest";
import { formatCountdown, isAnnounced } from "./payment-page.tsx";

test("the time left is said aloud when a mark is passed, and not every second", () => {
  expect(isAnnounced({ left: 300, before: 301 })).toBe(true);
  expect(isAnnounced({ left: 299, before: 300 })).toBe(false);
  expect(isAnnounced({ left: 40, before: 320 })).toBe(true);
});

test("seconds are read as on a clock", () => {
  expect([845, 60, 9].map(formatCountdown)).toEqual(["14:05", "1:00", "0:09"]);
});

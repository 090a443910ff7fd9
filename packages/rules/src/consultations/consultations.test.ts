import { expect, test } from "vitest";
import { hourlyNetCents, minimumNetCents } from "./consultations.ts";

test.each([
  [60, 6000],
  [45, 4500],
  [50, 5000],
  [90, 9000],
  [35, 3500],
])("%d minutes cost at least %d cents", (minutes, cents) => {
  expect(minimumNetCents(minutes)).toBe(cents);
});

test("the hourly fee is the price in proportion", () => {
  expect(hourlyNetCents(9000, 45)).toBe(12_000);
});

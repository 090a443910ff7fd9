import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOf } from "./rounding.ts";

test("half a cent is rounded away from zero, on both sides", () => {
  expect(shareOf(50, 1900)).toBe(10);
  expect(shareOf(-50, 1900)).toBe(-10);
  expect(shareOf(10_000, 1900)).toBe(1900);
});

test("is never further from the exact share than half a cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_00, max: 100_000_00 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, rate) => {
        expect(Math.abs(shareOf(cents, rate) - (cents * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});

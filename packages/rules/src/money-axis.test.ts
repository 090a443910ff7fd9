import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyAxis, roundAxis } from "./money-axis.ts";

test.each([
  [184_000, [0, 50_000, 100_000, 150_000, 200_000]],
  [9500, [0, 2500, 5000, 7500, 10_000]],
  [300, [0, 100, 200, 300]],
  [40, [0, 100]],
] as const)("%i cents are read on round steps of whole euros", (most, ticks) =>
  expect(moneyAxis(most).ticks).toEqual(ticks),
);

test("counts are read on whole numbers", () => {
  expect(roundAxis(3).ticks).toEqual([0, 1, 2, 3]);
  expect(roundAxis(9).ticks).toEqual([0, 5, 10]);
  expect(roundAxis(0).ticks).toEqual([0, 1]);
});

test("whatever the value, it fits below the top, in one to four steps", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (most) => {
      const { top, ticks } = moneyAxis(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every((tick) => tick % 100 === 0)).toBe(true);
    }),
  );
});

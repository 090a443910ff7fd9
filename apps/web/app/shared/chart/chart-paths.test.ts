import { roundAxis } from "@aufwind/rules/money-axis";
import { expect, test } from "vitest";
import { barsPath, HEIGHT, isNamed, linePath, ticksOf } from "./chart-paths.ts";

const ground = { base: HEIGHT, scale: 10 };

test("bars stand on the ground; little is seen beside much, and nothing is no bar", () => {
  expect(barsPath([5, 0, 0.01], { left: 1, width: 8 }, ground)).toBe("M1 100v-50h8v50zM21 100v-1.5h8v1.5z");
});

test("a line goes through the middle of each interval, never below the ground", () => {
  expect(linePath([0, 5, -3], ground)).toBe("M5 100L15 50L25 100");
});

test("ticks stand where their numbers are", () => {
  expect(ticksOf(roundAxis(10), ground, String)).toEqual([
    { y: 100, text: "0" },
    { y: 50, text: "5" },
    { y: 0, text: "10" },
  ]);
});

test("at most four intervals are named, evenly, and the present one always", () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => isNamed(at, count));
  expect(named(1)).toEqual([0]);
  expect(named(4)).toEqual([0, 1, 2, 3]);
  expect(named(7)).toEqual([0, 2, 4, 6]);
  expect(named(12)).toEqual([2, 5, 8, 11]);
  for (let count = 1; count < 60; count++) expect(named(count).length).toBeLessThanOrEqual(4);
});

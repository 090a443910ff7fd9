import { expect, test } from "vitest";
import { guess, isBroad, isCommon, type Spread } from "./broadness.ts";

const spread: Spread = {
  listed: 100_000,
  shares: new Map([
    ["a:burnout", 0.1],
    ["a:stress", 0.2],
    ["l:de", 0.9],
    ["l:tr", 0.02],
  ]),
  fees: [6500, 7000, 7500, 8500, 10_000, 12_000, 15_000, 18_000, 30_000],
  free: new Map([[3, 0.5]]),
};
const ANY_FEE = { least: 1000, most: 50_000 };

test("choices of one filter add up, filters narrow each other", () => {
  expect(guess({ groups: [], fees: ANY_FEE }, spread)).toBe(100_000);
  expect(guess({ groups: [["a:burnout", "a:stress"]], fees: ANY_FEE }, spread)).toBeCloseTo(30_000);
  expect(guess({ groups: [["a:burnout"], ["l:tr"]], fees: ANY_FEE }, spread)).toBeCloseTo(200);
  expect(guess({ groups: [["l:de", "l:tr", "a:stress"]], fees: ANY_FEE }, spread)).toBe(100_000);
});

test("what nobody has chosen yet is rare", () => {
  expect(guess({ groups: [["a:imkerei"]], fees: ANY_FEE }, spread)).toBe(0);
});

test("fees and free times count as far as they are spread", () => {
  expect(guess({ groups: [], fees: { least: 1000, most: 10_000 } }, spread)).toBeCloseTo(50_000);
  expect(guess({ groups: [], fees: { least: 8500, most: 11_000 } }, spread)).toBeCloseTo(37_500, -3);
  expect(guess({ groups: [], fees: { least: 1000, most: 6000 } }, spread)).toBe(0);
  expect(guess({ groups: [], fees: ANY_FEE, freeWithinDays: 3 }, spread)).toBe(50_000);
});

test("among few coaches nothing is broad and no word is common", () => {
  expect([isBroad(48, 48), isCommon(48, 48)]).toEqual([false, false]);
});

test("among many what a tenth has is broad, and a word that a tenth uses is common", () => {
  expect([isBroad(10_000, 100_000), isCommon(10_000, 100_000)]).toEqual([true, true]);
  expect([isBroad(2000, 100_000), isCommon(2000, 100_000)]).toEqual([false, false]);
});

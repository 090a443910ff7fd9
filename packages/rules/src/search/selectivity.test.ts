import { expect, test } from "vitest";
import { guessShare, isBroad, isDoubtful, leastMany, reachFor, type Spread, sampleFor } from "./selectivity.ts";

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
const guess = (asked: Parameters<typeof guessShare>[0], among: Spread) => guessShare(asked, among) * among.listed;

test("choices of one filter add up, filters narrow each other", () => {
  expect(guess({ groups: [], fees: ANY_FEE }, spread)).toBe(100_000);
  expect(guess({ groups: [["a:burnout", "a:stress"]], fees: ANY_FEE }, spread)).toBeCloseTo(30_000);
  expect(guess({ groups: [["a:burnout"], ["l:tr"]], fees: ANY_FEE }, spread)).toBeCloseTo(200);
  expect(guess({ groups: [["l:de", "l:tr", "a:stress"]], fees: ANY_FEE }, spread)).toBe(100_000);
});

test("what is said twice narrows once", () => {
  expect(guess({ groups: [["a:burnout"], ["a:burnout"]], fees: ANY_FEE }, spread)).toBeCloseTo(10_000);
  expect(guess({ groups: [["a:burnout", "a:stress"], ["a:burnout"], ["l:tr"]], fees: ANY_FEE }, spread)).toBeCloseTo(
    200,
  );
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

test("words that stand for no choice narrow by how many use them", () => {
  expect(guess({ groups: [["l:de"]], fees: ANY_FEE, words: [0.1, 0.5] }, spread)).toBeCloseTo(4500);
});

test("among few coaches nothing is broad, among many what a fiftieth has", () => {
  expect(isBroad(1, 48)).toBe(false);
  expect([isBroad(0.01, 100_000), isBroad(0.02, 100_000)]).toEqual([false, true]);
  expect([isBroad(0.003, 1_000_000), isBroad(0.005, 1_000_000)]).toEqual([false, true]);
});

test("a word that nobody may know is doubtful only where half a percent would be many", () => {
  expect([isDoubtful(0.007, 1_000_000), isDoubtful(0.007, 100_000), isDoubtful(0.2, 1_000_000)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([leastMany(1000), leastMany(1_000_000)]).toEqual([1500, 4000]);
});

test("the rarer, the further one looks, within limits", () => {
  expect([reachFor(10, 0.9), reachFor(10, 0.02)]).toEqual([1024, 15_000]);
  expect([sampleFor(0.9), sampleFor(0.02), sampleFor(0.001)]).toEqual([1024, 5000, 16_384]);
});

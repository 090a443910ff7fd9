import { expect, test } from "vitest";
import { DAY } from "../time/durations.ts";
import { rankChangesAt, rankOf } from "./rank.ts";

const NOW = Date.UTC(2026, 10, 16, 9);
const coach = { stars: 0, reviews: 0, completeness: 100, nextFreeAt: NOW + 2 * DAY };

test("the best possible coach has a thousand points, an empty one none", () => {
  expect(rankOf({ ...coach, stars: 5_000_000, reviews: 1_000_000 }, NOW)).toBe(1000);
  expect(rankOf({ stars: 1_000_000, reviews: 1_000_000, completeness: 0, nextFreeAt: null }, NOW)).toBe(0);
});

test("one review of five stars moves a new coach only a little, twenty do", () => {
  const [none, one, twenty] = [0, 1, 20].map((reviews) => rankOf({ ...coach, reviews, stars: reviews * 5 }, NOW));
  expect([none, one, twenty]).toEqual([875, 896, 975]);
});

test("whoever is free soon stands before whoever is free late", () => {
  const ranks = [2, 5, 10, 20, 40].map((days) => rankOf({ ...coach, nextFreeAt: NOW + days * DAY }, NOW));
  expect(ranks).toEqual([875, 800, 725, 650, 575]);
});

test("says when the rank will change by itself, to the millisecond", () => {
  const nextFreeAt = NOW + 5 * DAY;
  const at = rankChangesAt(nextFreeAt, NOW) ?? 0;
  expect(rankOf({ ...coach, nextFreeAt }, at - 1)).toBeLessThan(rankOf({ ...coach, nextFreeAt }, at));
  expect(rankChangesAt(NOW + DAY, NOW)).toBeUndefined();
  expect(rankChangesAt(null, NOW)).toBeUndefined();
});

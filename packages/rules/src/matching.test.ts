import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALMOST, FREE_POINTS, isAboveBudget, type Matchable, matchOf, POINTS, REASONS, type Wish } from "./matching.ts";
import { DAY } from "./time/durations.ts";

const NOW = Date.UTC(2026, 10, 16, 9);
const WISH: Wish = {
  areas: ["burnout", "stress", "sleep"],
  languages: ["tr", "en"],
  minFeeCents: 6000,
  maxFeeCents: 15_000,
  gender: "female",
};
const COACH: Matchable = {
  areas: ["sleep", "burnout", "stress", "Imkerei"],
  languages: ["de", "tr"],
  gender: "female",
  feeCents: 12_000,
  rating: 500,
  nextFreeAt: NOW + DAY,
};
const match = (coach: Partial<Matchable> = {}, wish: Partial<Wish> = {}) =>
  matchOf({ ...WISH, ...wish }, { ...COACH, ...coach }, NOW);
const score = (coach: Partial<Matchable> = {}, wish: Partial<Wish> = {}) => match(coach, wish).score;
const kinds = (coach: Partial<Matchable> = {}, wish: Partial<Wish> = {}) =>
  match(coach, wish).reasons.map(({ kind }) => kind);

test("all points together are a hundred", () => {
  expect(Object.values(POINTS).reduce((sum: number, points) => sum + points, 0)).toBe(100);
  expect(score()).toBe(100);
});

test("who has nothing of what is wanted has no points, and no reason but the price above the limit", () => {
  const nothing = { areas: ["debt"], languages: ["zh"], feeCents: 50_000, nextFreeAt: null, gender: null, rating: 100 };
  expect(match(nothing)).toEqual({ score: 0, reasons: [{ kind: "aboveBudget" }] });
});

test("whoever costs more than the client's limit is marked, a little or much; whoever costs less than the least is not", () => {
  expect(kinds({ feeCents: 15_001 })).toContain("almostBudget");
  expect(kinds({ feeCents: 18_001 })).toContain("aboveBudget");
  expect(kinds({ feeCents: 5999 })).not.toContain("aboveBudget");
  expect([15_000, 15_001].map((cents) => isAboveBudget(WISH, cents))).toEqual([false, true]);
  expect(isAboveBudget({ maxFeeCents: null }, 90_000)).toBe(false);
});

test("says what speaks for the coach, the weightiest first, with what both have in the client's order", () => {
  expect(match().reasons).toEqual([
    { kind: "topics", values: ["burnout", "stress", "sleep"] },
    { kind: "languages", values: ["tr"] },
    { kind: "budget" },
    { kind: "free", days: 3 },
    { kind: "gender" },
    { kind: "rating" },
  ]);
});

test("each topic counts for its share of those that are wanted, rounded down", () => {
  const scores = [["debt"], ["sleep"], ["sleep", "stress"], ["sleep", "stress", "burnout"]].map((areas) =>
    score({ areas }),
  );
  expect(scores).toEqual([60, 73, 86, 100]);
});

test("one language in common is enough: a second one adds nothing", () => {
  expect(score({ languages: ["en", "tr"] })).toBe(score({ languages: ["en"] }));
  expect(score({ languages: ["de"] })).toBe(75);
});

describe("the fee", () => {
  test("may be as low and as high as the client says, to the cent", () => {
    expect([5999, 6000, 15_000].map((feeCents) => score({ feeCents }))).toEqual([85, 100, 100]);
  });

  test("gets some points up to a fifth above the highest, to the cent", () => {
    expect([15_001, 18_000, 18_001].map((feeCents) => score({ feeCents }))).toEqual([92, 92, 85]);
    expect(kinds({ feeCents: 18_000 })).toContain("almostBudget");
    expect(ALMOST.points).toBeLessThan(POINTS.budget);
  });

  test("is no reason where the client does not mind, but costs nobody points", () => {
    const open = { minFeeCents: null, maxFeeCents: null };
    expect(score({ feeCents: 90_000 }, open)).toBe(100);
    expect(kinds({}, open)).not.toContain("budget");
  });

  test("with one bound alone has no other one", () => {
    expect(score({ feeCents: 90_000 }, { maxFeeCents: null })).toBe(100);
    expect(score({ feeCents: 5999 }, { maxFeeCents: null })).toBe(85);
    expect(score({ feeCents: 1 }, { minFeeCents: null })).toBe(100);
  });
});

test("the sooner a discovery is free, the more points; the last millisecond of a step is the next one's", () => {
  for (const [place, { days, points }] of FREE_POINTS.entries()) {
    const next = FREE_POINTS[place + 1]?.points ?? 0;
    const at = NOW + days * DAY;
    expect(score({ nextFreeAt: at - 1 })).toBe(90 + points);
    expect(score({ nextFreeAt: at })).toBe(90 + next);
  }
  expect(kinds({ nextFreeAt: null })).not.toContain("free");
});

test("the wanted gender counts, and none wanted counts for everybody", () => {
  expect([score({ gender: "male" }), score({ gender: null })]).toEqual([95, 95]);
  expect(score({ gender: null }, { gender: null })).toBe(100);
  expect(kinds({}, { gender: null })).not.toContain("gender");
});

test("an unrated coach ranks between good and bad ones, and only good ratings are a reason", () => {
  expect([0, 100, 300, 340, 420, 499, 500].map((rating) => score({ rating }) - 95)).toEqual([3, 0, 0, 1, 3, 4, 5]);
  expect([0, 449, 450].map((rating) => kinds({ rating }).includes("rating"))).toEqual([false, false, true]);
});

const AREAS = ["burnout", "stress", "sleep", "debt", "loss", "anger"];
const LANGUAGES = ["de", "en", "tr", "fa"];
const fee = fc.option(fc.integer({ min: 0, max: 30_000 }));
const gender = fc.constantFrom("female" as const, "male" as const, null);
const wishes: fc.Arbitrary<Wish> = fc.record({
  areas: fc.uniqueArray(fc.constantFrom(...AREAS), { minLength: 1, maxLength: 5 }),
  languages: fc.uniqueArray(fc.constantFrom(...LANGUAGES), { minLength: 1 }),
  minFeeCents: fee,
  maxFeeCents: fee,
  gender,
});
const coaches: fc.Arbitrary<Matchable> = fc.record({
  areas: fc.uniqueArray(fc.constantFrom(...AREAS, "Imkerei"), { maxLength: 5 }),
  languages: fc.uniqueArray(fc.constantFrom(...LANGUAGES)),
  gender,
  feeCents: fc.integer({ min: 1, max: 40_000 }),
  rating: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 500 })),
  nextFreeAt: fc.option(fc.integer({ min: NOW, max: NOW + 40 * DAY })),
});

test("whoever is asked for and whoever answers: a whole number from 0 to 100, and each reason once", () => {
  fc.assert(
    fc.property(wishes, coaches, (wish, coach) => {
      const { score: given, reasons } = matchOf(wish, coach, NOW);
      expect(Number.isInteger(given) && given >= 0 && given <= 100).toBe(true);
      const told = reasons.map(({ kind }) => REASONS.indexOf(kind));
      expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
    }),
  );
});

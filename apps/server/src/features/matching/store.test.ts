import { AREAS } from "@aufwind/rules/areas";
import { LANGUAGES } from "@aufwind/rules/languages";
import { isAboveBudget, type Matchable, matchOf, type Wish } from "@aufwind/rules/matching";
import { DAY } from "@aufwind/rules/time/durations";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type PlainCoach, plainCoaches } from "../../../test/plain-coaches.ts";
import { testServer } from "../../../test/test-server.ts";
import { matchesOf } from "./queries.ts";
import { countMatches, findMatches } from "./store.ts";

// The score exists twice, as a rule and as SQL: compared here over coaches of every kind.
const NOW = new Date("2026-11-16T09:00:00Z");
const TOPICS = AREAS.flatMap(({ topics }) => topics.map(({ key }) => key));
/** Few values, so that they coincide, including the first and the last bit. */
const ASKED = ["partnership", "always-on", "burnout", "stress", "sleep", "debt"];
const SPOKEN = ["ar", "de", "en", "zh"];

const gender = fc.constantFrom("female" as const, "male" as const, null);
/** Prices right around the clients' limits, and around a fifth more. */
const feeCents = fc.oneof(
  fc.constantFrom(5999, 6000, 6001, 11_999, 12_000, 12_001, 14_399, 14_400, 14_401),
  fc.integer({ min: 1, max: 40_000 }),
);
const nextFreeAt = fc.oneof(
  fc.constant(null),
  fc
    .tuple(fc.constantFrom(3, 7, 14, 30), fc.constantFrom(-1, 0, 1))
    .map(([days, off]) => NOW.getTime() + days * DAY + off),
  fc.integer({ min: -DAY, max: 40 * DAY }).map((off) => NOW.getTime() + off),
);
const coaches: fc.Arbitrary<PlainCoach> = fc.record({
  areas: fc.uniqueArray(fc.constantFrom(...ASKED, ...TOPICS, "Imkerei", "Führung in der Musik"), {
    minLength: 1,
    maxLength: 5,
  }),
  languages: fc.uniqueArray(fc.constantFrom(...SPOKEN, ...LANGUAGES), { minLength: 1, maxLength: 4 }),
  gender,
  feeCents,
  nextFreeAt,
  rating: fc.oneof(fc.constantFrom(0, 100, 299, 300, 339, 340, 449, 450, 500), fc.integer({ min: 100, max: 500 })),
  rank: fc.integer({ min: 0, max: 3 }),
});
const wishes: fc.Arbitrary<Wish> = fc.record({
  areas: fc.uniqueArray(fc.constantFrom(...ASKED), { minLength: 1, maxLength: 5 }),
  languages: fc.uniqueArray(fc.constantFrom(...SPOKEN), { minLength: 1 }),
  minFeeCents: fc.constantFrom(null, 0, 6000, 12_000),
  maxFeeCents: fc.constantFrom(null, 12_000, 1_000_000),
  gender,
});

const made = new Map<string, Matchable & { rank: number }>();
const server = await testServer();
const drawn = fc.sample(coaches, { numRuns: 600, seed: 5 });
const ids = await plainCoaches(server, drawn);
for (const [place, id] of ids.entries()) made.set(id, drawn[place] as Matchable & { rank: number });

const meets = (one: readonly string[], other: readonly string[]) => one.some((each) => other.includes(each));

/** Everybody who matches, by the rule alone. */
function expected(wish: Wish) {
  const fitting = [...made].filter(
    ([, coach]) => meets(wish.areas, coach.areas) && meets(wish.languages, coach.languages),
  );
  return fitting
    .map(([id, coach]) => ({
      id,
      rank: coach.rank,
      above: Number(isAboveBudget(wish, coach.feeCents)),
      score: matchOf(wish, coach, NOW.getTime()).score,
    }))
    .sort(
      (one, other) =>
        one.above - other.above || other.score - one.score || other.rank - one.rank || (one.id < other.id ? -1 : 1),
    )
    .map(({ id, score }) => [id, score]);
}

const found = (rows: { coach_id: string; score: number }[]) => rows.map(({ coach_id, score }) => [coach_id, score]);

test("SQL finds whom the rule means, gives each the same points, and puts them in order", async () => {
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      const asked = { wish, now: NOW, least: 1, limit: 1000, offset: 0 };
      const all = expected(wish);
      expect(found(await findMatches(server.database, { ...asked, sort: "desc" }))).toEqual(all);
      expect(found(await findMatches(server.database, { ...asked, sort: "asc" }))).toEqual(all.toReversed());
      expect(await countMatches(server.database, wish)).toBe(all.length);
    }),
    { numRuns: 150 },
  );
});

test("a page is that part of the whole order, whichever way it was found", async () => {
  const sorts = fc.constantFrom("desc" as const, "asc" as const);
  const pages = fc.record({ page: fc.nat(12), size: fc.constantFrom(5, 10, 30), sort: sorts });
  await fc.assert(
    fc.asyncProperty(wishes, pages, async (wish, { page, size, sort }) => {
      const all = sort === "desc" ? expected(wish) : expected(wish).toReversed();
      const rows = await matchesOf(server.database, { wish, now: NOW, page, size, sort });
      expect(found(rows)).toEqual(all.slice(page * size, (page + 1) * size));
    }),
    { numRuns: 150 },
  );
});

test("the boundaries are among those that were drawn", () => {
  const drawn = [...made.values()];
  const at = (days: number) => drawn.some((coach) => coach.nextFreeAt === NOW.getTime() + days * DAY);
  expect([3, 7, 14, 30].map(at)).toEqual([true, true, true, true]);
  for (const fee of [6000, 12_000, 14_400, 14_401]) expect(drawn.map((coach) => coach.feeCents)).toContain(fee);
  expect(drawn.some(({ rating }) => rating === 0)).toBe(true);
  expect(drawn.some((coach) => coach.gender === null)).toBe(true);
  expect(drawn.some(({ areas }) => areas.includes("Imkerei"))).toBe(true);
});

test("one who lacks a topic but has everything else comes before those who only have the topics", async () => {
  const wish: Wish = {
    areas: ["gaming", "dating"],
    languages: ["sw"],
    minFeeCents: 10_000,
    maxFeeCents: null,
    gender: null,
  };
  const soon = { languages: ["sw"], nextFreeAt: NOW.getTime() + DAY };
  const both = { ...soon, areas: ["gaming", "dating"], feeCents: 5000, rating: 300, rank: 1 };
  const one = { ...soon, areas: ["dating"], feeCents: 10_000, rating: 500, rank: 2 };
  const [last, first] = await plainCoaches(server, [both, one]);
  // All have 80 points, so that the rank decides.
  const rows = await matchesOf(server.database, { wish, now: NOW, page: 0, size: 1, sort: "desc" });
  expect(found(rows)).toEqual([[first, 80]]);
  const next = await matchesOf(server.database, { wish, now: NOW, page: 1, size: 1, sort: "desc" });
  expect(found(next)).toEqual([[last, 80]]);
});

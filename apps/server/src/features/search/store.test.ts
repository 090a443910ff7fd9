import { AREAS } from "@aufwind/rules/areas";
import { ORDERS } from "@aufwind/rules/search/filters";
import { areaChoice, languageChoice, languageMask, topicMask } from "@aufwind/rules/search/index-terms";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listedCoach } from "../../../test/listed-coach.ts";
import { testServer } from "../../../test/test-server.ts";
import { countUses, type Filter, findFew, findMany } from "./store.ts";

// Few are fetched and ranked, many are read in order: the result must not depend on the plan.
const TOPICS = AREAS.flatMap(({ topics }) => topics.map(({ key }) => key)).slice(0, 6);
const LANGUAGES = ["de", "en", "tr"];
const COACHES = 90;

const server = await testServer();
const pick = <T>(from: T[], seed: number) => from.filter((_, place) => (seed >> place) % 2 === 1);
for (let n = 1; n <= COACHES; n++)
  await listedCoach(server, {
    areas: pick(TOPICS, n % 63 || 1),
    languages: pick(LANGUAGES, 1 + (n % 7)),
    priceCents: 6000 + (n % 9) * 1000,
    extendedCents: n % 3 === 0 ? 20_000 + n * 100 : null,
    gender: n % 2 === 0 ? "female" : null,
    stars: [0, n % 3, 0, n % 11, n % 5],
    publicSince: `2026-0${1 + (n % 9)}-01T00:00:00Z`,
  });
await server.work();

const searches = fc.record({
  topics: fc.subarray(TOPICS, { maxLength: 1 }),
  languages: fc.subarray(LANGUAGES, { maxLength: 2 }),
  least: fc.constantFrom(1000, 8000, 11_000),
  rating: fc.constantFrom(0, 300, 400),
  order: fc.constantFrom(...ORDERS),
  direction: fc.constantFrom("asc" as const, "desc" as const),
  fee: fc.constantFrom("fee_cents" as const, "extended_cents" as const),
  size: fc.constantFrom(5, 10, 30),
  page: fc.integer({ min: 0, max: 3 }),
});

test("both ways find the same coaches in the same order", async () => {
  await fc.assert(
    fc.asyncProperty(searches, async ({ topics, languages, least, rating, order, direction, fee, size, page }) => {
      const filters: Filter[] = [
        { group: "fee", column: fee, least, most: 50_000 },
        ...(topics.length > 0 ? [{ group: "areas" as const, any: topicMask(topics) }] : []),
        ...(languages.length > 0 ? [{ group: "languages" as const, any: languageMask(languages) }] : []),
        ...(rating > 0 ? [{ group: "rating" as const, least: rating }] : []),
      ];
      const searching = { filters, sorting: { order, direction, fee }, page: { size, offset: page * size } };
      const groups = [topics.map(areaChoice), languages.map(languageChoice)].filter((group) => group.length > 0);
      const asking = { words: [], every: true, groups };
      const few = await findFew(server.database, { ...searching, asking, topics: topicMask(topics) });
      const many = await findMany(server.database, { ...searching, words: [], reach: 1000, sample: 1000 });
      if (few.cards.length < size) {
        expect(many).toBeUndefined();
        return;
      }
      expect(Math.round((many?.share ?? 0) * COACHES)).toBe(few.total);
      expect(few.cards).toEqual(many?.cards);
    }),
    { numRuns: 150, seed: 5 },
  );
});

test("who uses a word is counted, up to a limit", async () => {
  const word = (choice: string) => ({ texts: ["quidditch"], choices: [choice], names: [], beginnings: [] });
  const uses = (choice: string, most: number) => countUses(server.database, word(choice), most);
  expect(await uses("g:female", 1000)).toBe(COACHES / 2);
  expect([await uses("g:female", 7), await uses("g:nobody", 7)]).toEqual([7, 0]);
});

import type { SearchCounts, SearchResults } from "@aufwind/contract/search";
import { AREAS } from "@aufwind/rules/areas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listedCoach } from "../../../test/listed-coach.ts";
import { testServer } from "../../../test/test-server.ts";
import { estimate } from "./count-answers.ts";

// A count says what the search would find: each is compared with the search itself.
const TOPICS = AREAS.flatMap(({ topics }) => topics.map(({ key }) => key)).slice(0, 4);

const server = await testServer();
for (let n = 1; n <= 40; n++)
  await listedCoach(server, {
    areas: [TOPICS[n % 4] ?? "stress", TOPICS[(n * 3) % 4] ?? "stress"],
    languages: n % 3 === 0 ? ["de", "tr"] : ["de", "en"],
    priceCents: n % 10 === 0 ? 60_000 : 6000 + n * 100,
    extendedCents: n % 4 === 0 ? 20_000 : null,
    gender: n % 5 === 0 ? null : n % 2 === 0 ? "female" : "male",
    stars: n % 3 === 0 ? [0, 0, n, 0, n] : [0, 0, 0, 0, 0],
    noticeMinutes: n % 2 === 0 ? 0 : 5 * 1440,
    aboutMe: { de: n % 7 === 0 ? "Ich war Gärtner." : "Guten Tag.", en: "" },
  });
await server.work();

type Query = [name: string, value: string][];
const address = (query: Query) => new URLSearchParams(query).toString();
const counts = async (query: Query) =>
  (await (await server.request(`/api/visitors/search/counts?${address(query)}`)).json()) as SearchCounts;
const total = async (query: Query) =>
  ((await (await server.request(`/api/visitors/coaches/0/5/desc?${address(query)}`)).json()) as SearchResults)
    .totalCount;

const CHOICES: Query = [
  ["areasOfIntervention", TOPICS[0] ?? ""],
  ["language", "tr"],
  ["minRating", "3"],
  ["consultationType", "extended"],
  ["gender", "female"],
  ["freeWithinDays", "3"],
  ["maxAppointmentFee", "95"],
  ["keyword", "Gärtner"],
];

test("with every further choice and without every filter, whatever is chosen already", async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(CHOICES, { maxLength: 3 }), async (chosen) => {
      const counted = await counts(chosen);
      expect(counted.isExact).toBe(true);
      for (const name of [
        "areasOfIntervention",
        "category",
        "language",
        "minRating",
        "gender",
        "freeWithinDays",
        "consultationType",
      ] as const) {
        // Areas replace topics and the other way round: both are one filter.
        const group = name === "category" ? ["areasOfIntervention"] : [name];
        const others = chosen.filter(([key]) => !group.includes(key));
        const values = Object.entries(counted[name]).slice(0, 4);
        for (const [value, count] of values)
          expect([chosen, name, value, count]).toEqual([chosen, name, value, await total([...others, [name, value]])]);
        if (name !== "category") expect([name, counted.without[name]]).toEqual([name, await total(others)]);
      }
      const [least, cheap] = [
        ["minAppointmentFee", "0"],
        ["maxAppointmentFee", "10000"],
      ] as Query;
      const anyFee: Query = [...chosen.filter(([key]) => key !== "maxAppointmentFee"), least as never, cheap as never];
      expect(counted.without.fee).toBe(await total(anyFee));
    }),
    { numRuns: 25, seed: 5 },
  );
});

test("says how many would fit but cost more than was asked for", async () => {
  expect(await counts([])).toMatchObject({ aboveFee: 2 });
  expect(await counts([["maxAppointmentFee", "1000"]])).toMatchObject({ aboveFee: 0 });
});

test("whoever finds nobody hears what the keyword costs", async () => {
  const { without } = await counts([
    ["keyword", "Raumfahrt"],
    ["language", "tr"],
  ]);
  expect(without.keyword).toBe(await total([["language", "tr"]]));
});

test.each([
  [7, 25.6, 180],
  [1, 25.6, 26],
  [0, 25.6, 0],
  [123, 10, 1200],
  [17, 1, 17],
])("%i of a share of 1/%d are about %i", (count, scale, expected) => expect(estimate(count, scale)).toBe(expected));

test("names the parameter that is nonsense", async () => {
  const response = await server.request("/api/visitors/search/counts?gender=x");
  expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field: "gender" }] }]);
});

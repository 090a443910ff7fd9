import { expect, test } from "vitest";
import { ANY_SEARCH } from "../../shared/search-address/search-address.ts";
import { waysOut } from "./ways-out.ts";

const NONE = {
  areasOfIntervention: 0,
  language: 0,
  fee: 0,
  minRating: 0,
  consultationType: 0,
  gender: 0,
  freeWithinDays: 0,
  keyword: 0,
};
const SEARCH = { ...ANY_SEARCH, topics: ["burnout"], languages: ["sw" as const], rating: 4 as const, page: 2 };

test("the filter that brings most coaches when it goes comes first", () => {
  const ways = waysOut(SEARCH, { without: { ...NONE, language: 12, minRating: 3 } });
  expect(ways.map(({ filter, count }) => `${filter} ${count}`)).toEqual(["language 12", "minRating 3"]);
  expect(ways[0]?.search).toEqual({ ...SEARCH, languages: [], page: 1 });
});

test("a filter that nobody set is not offered to be loosened", () => {
  expect(waysOut(SEARCH, { without: { ...NONE, gender: 5, keyword: 5 } })).toEqual([]);
});

test("whoever costs more than the usual fees can be found", () => {
  expect(waysOut(ANY_SEARCH, { without: { ...NONE, fee: 2 } })[0]?.search).toMatchObject({ minFee: 0, maxFee: 10_000 });
});

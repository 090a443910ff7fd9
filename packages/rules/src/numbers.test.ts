import { expect, test } from "vitest";
import { agesOf, CASE_AGES, countedWords, ratesOf } from "./numbers.ts";

test("rates are shares of what ended, and together they are one", () => {
  expect(ratesOf({ completed: 17, cancelled: 2, noShows: 1 })).toEqual({
    completion: 0.85,
    cancellation: 0.1,
    noShow: 0.05,
  });
});

test("nothing that ended has no rates", () => {
  expect(ratesOf({ completed: 0, cancelled: 0, noShows: 0 })).toEqual({
    completion: null,
    cancellation: null,
    noShow: null,
  });
});

test("the ages of cases follow each other without a gap, and the last has no end", () => {
  const ages = CASE_AGES.map(agesOf);
  expect(ages[0]?.from).toBe(0);
  for (const [place, { from }] of ages.slice(1).entries()) expect(from).toBe(ages[place]?.to);
  expect(ages.at(-1)?.to).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["Prüfungs-Angst ", "prufungs angst"],
  ["BURN  OUT!", "burn out"],
  ["lena@example.org", ""],
  ["0151 2345", ""],
  ["ich suche jemanden der mir mit meiner Angst hilft", ""],
  ["", ""],
])("the words %j are counted as %j", (keyword, words) => {
  expect(countedWords(keyword)).toBe(words);
});

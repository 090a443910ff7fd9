import { expect, test } from "vitest";
import { loosenings } from "./loosening.ts";

const none = { fee: 0, minRating: 0, consultationType: 0, gender: 0, freeWithinDays: 0, keyword: 0 };

test("the wish whose end brings most coaches comes first", () => {
  expect(loosenings({ ...none, areasOfIntervention: 12, language: 3 })).toEqual([
    { wish: "topics", count: 12 },
    { wish: "languages", count: 3 },
  ]);
});

test("a wish whose end would help nobody is not named", () => {
  expect(loosenings({ ...none, areasOfIntervention: 0, language: 2 })).toEqual([{ wish: "languages", count: 2 }]);
  expect(loosenings({ ...none, areasOfIntervention: 0, language: 0 })).toEqual([]);
});

import { expect, test } from "vitest";
import { isNamed, pieceName } from "./piece-names.ts";

test.each([
  ["day", "2026-11-16", "Mo., 16. Nov.", "Mon 16 Nov", "16. Nov.", "16 Nov"],
  ["week", "2026-11-16", "16. Nov.", "16 Nov", "16. Nov.", "16 Nov"],
  ["month", "2026-11-01", "Nov. 2026", "Nov 2026", "Nov.", "Nov"],
  ["quarter", "2026-10-01", "Q4 2026", "Q4 2026", "Q4 26", "Q4 26"],
  ["quarter", "2026-03-31", "Q1 2026", "Q1 2026", "Q1 26", "Q1 26"],
] as const)("a %s from %s is called %j and %j, below a bar %j and %j", (step, from, ...names) => {
  const shown = (["whole", "axis"] as const).flatMap((shape) =>
    (["de", "en"] as const).map((locale) => pieceName(from, { step, locale, shape })),
  );
  expect(shown).toEqual(names);
});

test("at most four bars are named, evenly and beginning with the first", () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => isNamed(at, count));
  expect(named(1)).toEqual([0]);
  expect(named(4)).toEqual([0, 1, 2, 3]);
  expect(named(7)).toEqual([0, 2, 4, 6]);
  expect(named(15)).toEqual([0, 4, 8, 12]);
  for (let count = 1; count < 60; count++) expect(named(count).length).toBeLessThanOrEqual(4);
});

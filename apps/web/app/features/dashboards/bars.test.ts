import { expect, test } from "vitest";
import { activityBars, HEIGHT, isNamed, type Piece, pieceName, revenueBars } from "./bars.ts";

const piece = (facts: Partial<Piece>): Piece => ({
  from: "2026-11-16",
  booked: 0,
  completed: 0,
  lost: 0,
  revenueCents: 0,
  ...facts,
});
/** Start and height of each bar, upwards positive. */
const read = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)v(-?[\d.]+)/g)].map(([, x, y, v]) => [Number(x), Number(y), -Number(v)]);

test("booked and completed stand on one line in one scale, what was lost hangs from it", () => {
  const bars = activityBars([piece({ booked: 3, lost: 1 }), piece({ booked: 1, completed: 2 })]);
  expect(bars).toMatchObject({ top: 3, base: 75 });
  expect(read(bars?.booked ?? "")).toEqual([
    [1, 75, 75],
    [11, 75, 25],
  ]);
  expect(read(bars?.completed ?? "")).toEqual([[15.2, 75, 50]]);
  expect(read(bars?.lost ?? "")).toEqual([[1, 75, -25]]);
});

test("where only something was lost, the line is at the top", () => {
  const bars = activityBars([piece({ lost: 2 })]);
  expect(bars).toMatchObject({ top: 0, base: 0, booked: "", completed: "" });
  expect(read(bars?.lost ?? "")).toEqual([[1, 0, -HEIGHT]]);
});

test("little is seen beside much, and nothing is no bar", () => {
  const bars = revenueBars([piece({ revenueCents: 1_000_000 }), piece({ revenueCents: 1 }), piece({})]);
  expect(read(bars?.revenue ?? "")).toEqual([
    [1, HEIGHT, HEIGHT],
    [11, HEIGHT, 1.5],
  ]);
});

test("money that was taken back is no bar, and without anything there is no picture", () => {
  expect(revenueBars([piece({ revenueCents: -5000 })])).toBeNull();
  expect(activityBars([piece({}), piece({})])).toBeNull();
});

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

import { expect, test } from "vitest";
import { activityBars, currentInterval, type Interval, intervalName, revenueBars } from "./activity-bars.ts";
import { HEIGHT } from "./chart-paths.ts";

const piece = (facts: Partial<Interval>): Interval => ({
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

const format = String;
const y = ({ ticks }: { ticks: { y: number; text: string }[] }) => ticks.map((tick) => [tick.text, tick.y]);

test("booked and completed stand on one line in one scale, what was lost hangs from it", () => {
  const bars = activityBars({ pieces: [piece({ booked: 3, lost: 1 }), piece({ booked: 1, completed: 2 })], format });
  expect(bars).toMatchObject({ base: 75 });
  expect(bars && y(bars)).toEqual([
    ["0", 75],
    ["1", 50],
    ["2", 25],
    ["3", 0],
  ]);
  expect(read(bars?.booked ?? "")).toEqual([
    [1, 75, 75],
    [11, 75, 25],
  ]);
  expect(read(bars?.completed ?? "")).toEqual([[15.2, 75, 50]]);
  expect(read(bars?.lost ?? "")).toEqual([[1, 75, -25]]);
});

test("where only something was lost, the line is at the top", () => {
  const bars = activityBars({ pieces: [piece({ lost: 2 })], format });
  expect(bars).toMatchObject({ base: 0, booked: "", completed: "" });
  expect(read(bars?.lost ?? "")).toEqual([[1, 0, -HEIGHT]]);
});

test("money is read on round steps, and little is seen beside much", () => {
  const pieces = [piece({ revenueCents: 1_000_000 }), piece({ revenueCents: 1 }), piece({})];
  const bars = revenueBars({ pieces, format });
  expect(bars?.ticks.map(({ text }) => text)).toEqual(["0", "250000", "500000", "750000", "1000000"]);
  expect(read(bars?.revenue ?? "")).toEqual([
    [1, HEIGHT, HEIGHT],
    [11, HEIGHT, 1.5],
  ]);
});

test("money that was taken back is no bar, and without anything there is no picture", () => {
  expect(revenueBars({ pieces: [piece({ revenueCents: -5000 })], format })).toBeNull();
  expect(activityBars({ pieces: [piece({}), piece({})], format })).toBeNull();
});

test("the present interval is the one that today lies in", () => {
  const pieces = [piece({ from: "2026-11-02" }), piece({ from: "2026-11-09" }), piece({ from: "2026-11-16" })];
  expect([
    currentInterval(pieces, "2026-11-15"),
    currentInterval(pieces, "2026-11-20"),
    currentInterval(pieces, "2026-10-01"),
  ]).toEqual([...[1, 2, null]]);
});

test.each([
  ["day", "2026-11-16", "Mo.,\u00a016.\u00a0Nov.", "Mon\u00a016\u00a0Nov", "16. Nov.", "16 Nov"],
  ["week", "2026-11-16", "16. Nov.", "16 Nov", "16. Nov.", "16 Nov"],
  ["month", "2026-11-01", "Nov. 2026", "Nov 2026", "Nov.", "Nov"],
  ["quarter", "2026-10-01", "Q4 2026", "Q4 2026", "Q4 26", "Q4 26"],
  ["quarter", "2026-03-31", "Q1 2026", "Q1 2026", "Q1 26", "Q1 26"],
] as const)("a %s from %s is called %j and %j, below a bar %j and %j", (step, from, ...names) => {
  const shown = (["whole", "axis"] as const).flatMap((shape) =>
    (["de", "en"] as const).map((locale) => intervalName(from, { step, locale, shape })),
  );
  expect(shown).toEqual(names);
});

import { expect, test } from "vitest";
import { drawForecast } from "./forecast.ts";

const given = { today: "2026-11-17", locale: "de" } as const;
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const moved = (day: string, balanceCents: number, moves = {}) => ({
  ...{ day, chargeCents: 0, refundCents: 0, payoutCents: 0, balanceCents },
  ...moves,
});

test("each day has a bar, as high as the last balance before it; what goes out is negative in the table", () => {
  const days = [
    moved("2026-11-19", 30_000, { chargeCents: 20_000 }),
    moved("2026-12-14", 5000, { payoutCents: 25_000 }),
  ];
  const { chart, names, rows, lowest } = drawForecast({ balanceCents: 10_000, days }, given);
  expect(names).toHaveLength(31);
  expect(names.filter(Boolean)).toEqual(["20. Nov.", "28. Nov.", "6. Dez.", "14. Dez."]);
  expect(chart?.above.split("M")).toHaveLength(32);
  expect(chart?.below).toBe("");
  expect(rows.map(({ amounts }) => amounts.map(plain))).toEqual([
    ["200,00 €", "–", "–"],
    ["–", "–", "−250,00 €"],
  ]);
  expect([plain(lowest.day), plain(lowest.money), lowest.isShort]).toEqual(["Mo., 14. Dez.", "50,00 €", false]);
});

test("below zero the bars hang down, and the scale says how far", () => {
  const { chart, lowest, rows } = drawForecast({ balanceCents: 10_000, days: [moved("2026-11-20", -2550)] }, given);
  expect(chart?.below).toMatch(/^M31 /);
  expect(plain(chart?.ticks.at(-1)?.text)).toBe("-26 €");
  expect([lowest.isShort, rows[0]?.isShort]).toEqual([true, true]);
});

test("without any money there is nothing to draw", () => {
  expect(drawForecast({ balanceCents: 0, days: [] }, given).chart).toBeNull();
});

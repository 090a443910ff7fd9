import { expect, test } from "vitest";
import { drawMonths } from "./money-months.ts";

/** 24 months up to November 2026, each with these amounts. */
const months = (cents: (place: number) => number[]) =>
  Array.from({ length: 24 }, (_, place) => {
    const month = Temporal.PlainYearMonth.from("2024-12").add({ months: place }).toString();
    return { month, cents: cents(place) };
  });

test("the last twelve months are bars, the year before is a line, and the table has both", () => {
  const drawing = drawMonths(
    months((place) => [place >= 12 ? 100_000 : 50_000, 10_000]),
    "de",
  );
  expect(drawing?.ticks.map(({ text }) => text.replace("\u00a0", " "))).toEqual([
    "0 €",
    "250 €",
    "500 €",
    "750 €",
    "1.000 €",
  ]);
  expect(drawing?.bars.map((path) => path.split("M").length - 1)).toEqual([12, 12]);
  expect(drawing?.bars[0]).toMatch(/^M1 100v-100h5/);
  expect(drawing?.before).toMatch(/^M5 50L15 50/);
  expect(drawing?.names).toEqual([null, null, "Feb.", null, null, "Mai", null, null, "Aug.", null, null, "Nov."]);
  expect(drawing?.current).toBe(11);
  expect(drawing?.rows.at(-1)?.name).toBe("November 2026");
  expect(drawing?.rows.at(-1)?.amounts.map((text) => text.replace("\u00a0", " "))).toEqual([
    "1.000,00 €",
    "100,00 €",
    "500,00 €",
  ]);
});

test("somebody in the first year has no line, and without any money there is no chart", () => {
  expect(
    drawMonths(
      months((place) => [place === 23 ? 9_000 : 0]),
      "en",
    )?.before,
  ).toBeNull();
  expect(
    drawMonths(
      months(() => [0]),
      "en",
    ),
  ).toBeNull();
});

import type { MonthFigures } from "@aufwind/contract/dashboards-today";
import { expect, test } from "vitest";
import { monthTiles } from "./month.ts";
import { sparklineOf } from "./sparkline.ts";

const FIGURES: MonthFigures = {
  month: "2026-11",
  revenueCents: { now: 184_000, before: 164_300, trend: [0, 100] },
  appointments: { now: 23, before: 20, trend: [1, 2], ahead: 9 },
  clients: { now: 17, before: 17, trend: [3, 4], firstTime: 3 },
  rating: { now: 4.66, before: 4.84, trend: [4.8, 4.7], count: 36 },
};
const tile = (figures: MonthFigures, key: string, locale: "de" | "en" = "de") =>
  monthTiles(figures, locale).tiles.find((each) => each.key === key);

test("money is compared in percent, the rest by its difference, as it is shown", () => {
  expect(tile(FIGURES, "revenue")).toMatchObject({
    value: "1.840\u00a0€",
    change: { text: "+12\u00a0%", isUp: true },
  });
  expect(tile(FIGURES, "revenue", "en")).toMatchObject({ value: "€1,840", change: { text: "+12%" } });
  expect(tile(FIGURES, "appointments")).toMatchObject({ value: "23", change: { text: "+3" }, also: 9 });
  expect(tile(FIGURES, "clients")).toMatchObject({ value: "17", change: null, also: 3 });
  expect(tile(FIGURES, "rating")).toMatchObject({ value: "4,7", change: { text: "−0,1", isUp: false } });
  expect(monthTiles(FIGURES, "de")).toMatchObject({ name: "November", before: "Oktober" });
});

test("nothing is compared with a month in which there was nothing, and January with December", () => {
  const figures = { ...FIGURES, month: "2027-01", revenueCents: { now: 5000, before: 0, trend: [] }, rating: null };
  expect(tile(figures, "revenue")).toMatchObject({ change: null, line: null });
  expect(tile(figures, "rating")).toMatchObject({ value: null, change: null });
  expect(monthTiles(figures, "en").before).toBe("December");
});

test("a line reaches from the lowest to the highest value, and is flat where nothing changes", () => {
  expect(sparklineOf([0, 5, 10])).toMatchObject({ line: "M3 25L44 14L85 3", end: { x: 85, y: 3 } });
  expect(sparklineOf([0, 0])?.line).toBe("M3 25L85 25");
  expect(sparklineOf([4, 4])?.line).toBe("M3 14L85 14");
  expect(sparklineOf([4])).toBeNull();
});

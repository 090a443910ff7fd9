import { expect, test } from "vitest";
import { byDay } from "./week.ts";

test("a week is read by days of Berlin", () => {
  const at = (scheduledAt: string) => ({ scheduledAt });
  const items = [at("2026-11-16T09:00:00.000Z"), at("2026-11-16T22:30:00.000Z"), at("2026-11-16T23:30:00.000Z")];
  expect(byDay(items).map(({ date, items: found }) => [date, found.length])).toEqual([
    ["2026-11-16", 2],
    ["2026-11-17", 1],
  ]);
});

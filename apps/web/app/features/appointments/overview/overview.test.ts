import { expect, test } from "vitest";
import { groupByDay, weekPreview } from "./overview.ts";

test("a week is read by days of Berlin", () => {
  const at = (scheduledAt: string) => ({ scheduledAt });
  const items = [at("2026-11-16T09:00:00.000Z"), at("2026-11-16T22:30:00.000Z"), at("2026-11-16T23:30:00.000Z")];
  expect(groupByDay(items).map(({ date, items: found }) => [date, found.length])).toEqual([
    ["2026-11-16", 2],
    ["2026-11-17", 1],
  ]);
});

test("of a week those are shown that are not over, a few at most; when all are over, the last ones", () => {
  const hours = ["08", "09", "10", "11", "12", "13", "14", "15"];
  const items = hours.map((hour) => ({
    scheduledAt: `2026-11-16T${hour}:00:00.000Z`,
    endsAt: `2026-11-16T${hour}:50:00.000Z`,
  }));
  const shown = (now: string) =>
    weekPreview(items, Date.parse(now)).map(({ scheduledAt }) => scheduledAt.slice(11, 13));
  expect(shown("2026-11-16T06:00:00Z")).toEqual(["08", "09", "10", "11", "12"]);
  expect(shown("2026-11-16T13:30:00Z")).toEqual(["13", "14", "15"]);
  expect(shown("2026-11-16T13:50:00Z")).toEqual(["14", "15"]);
  expect(shown("2026-11-17T06:00:00Z")).toEqual(["11", "12", "13", "14", "15"]);
});

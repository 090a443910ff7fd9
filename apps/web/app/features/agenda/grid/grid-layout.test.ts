import { expect, test } from "vitest";
import {
  clockOf,
  dropTargetOf,
  halfHourAt,
  minutesOf,
  placeInHours,
  placeSideBySide,
  selectedSpan,
  wallAt,
} from "./grid-layout.ts";

const at = (from: string, to: string) => ({ from, to });
const lanes = (...spans: [string, string][]) =>
  placeSideBySide(spans.map(([from, to]) => at(from, to))).map(
    ({ item, lane, lanes: of }) => `${item.from} ${lane}/${of}`,
  );

test("a clock is the same after a way through minutes, and the end of a day belongs to the next one", () => {
  expect([minutesOf("09:30"), clockOf(570), minutesOf("24:00")]).toEqual([570, "09:30", 1440]);
  expect(wallAt("2026-12-31", 1440)).toBe("2027-01-01T00:00");
});

test("a span lies where its hours are, cut to those that are shown", () => {
  const hours = { first: 8, last: 18 };
  expect(placeInHours(9 * 60, 10 * 60, hours)).toEqual({ top: 10, height: 10 });
  expect(placeInHours(6 * 60, 9 * 60, hours)).toEqual({ top: 0, height: 10 });
  expect(placeInHours(17 * 60, 24 * 60, hours)).toEqual({ top: 90, height: 10 });
});

test("what touches stands below, what overlaps stands beside, and a group shares the width", () => {
  expect(lanes(["09:00", "10:00"], ["10:00", "11:00"])).toEqual(["09:00 0/1", "10:00 0/1"]);
  expect(lanes(["09:00", "10:00"], ["09:30", "10:30"], ["10:00", "11:00"], ["12:00", "13:00"])).toEqual([
    "09:00 0/2",
    "09:30 1/2",
    "10:00 0/2",
    "12:00 0/1",
  ]);
});

test("a quarter of an hour is drawn higher than it is, so the next one stands beside it", () => {
  expect(lanes(["09:00", "09:15"], ["09:15", "09:30"])).toEqual(["09:00 0/2", "09:15 1/2"]);
  expect(lanes(["09:00", "09:15"], ["09:30", "10:30"])).toEqual(["09:00 0/1", "09:30 0/1"]);
});

test("a drop lands on a quarter of an hour, and never over the end of the day", () => {
  expect(dropTargetOf(15 * 60 + 5, { grabbed: 0, length: 60 })).toBe(15 * 60);
  expect(dropTargetOf(15 * 60 + 25, { grabbed: 20, length: 60 })).toBe(15 * 60);
  expect(dropTargetOf(5, { grabbed: 30, length: 60 })).toBe(0);
  expect(dropTargetOf(23 * 60 + 50, { grabbed: 0, length: 60 })).toBe(23 * 60);
});

test("a chosen time runs over whole quarters, in either direction", () => {
  expect(selectedSpan(540, 605)).toEqual({ from: 540, to: 615 });
  expect(selectedSpan(605, 540)).toEqual({ from: 540, to: 615 });
  expect(selectedSpan(541, 543)).toEqual({ from: 540, to: 555 });
  expect(selectedSpan(1439, 1500)).toEqual({ from: 1425, to: 1440 });
  expect(halfHourAt("2026-11-16", 1435)).toEqual({ from: "2026-11-16T23:30", to: "2026-11-17T00:00" });
});

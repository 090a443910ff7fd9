import { expect, test } from "vitest";
import { dayParts, instantOf, wallOf, wallSpan } from "./zone-clock.ts";

const ZONES = [
  "Europe/Berlin",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
  "Pacific/Apia",
  "UTC",
];
const MONTH_MS = 30 * 86_400_000;

test("instants and wall clocks are those of Temporal, all through a year of changes", () => {
  const begin = Date.parse("2026-01-01T00:00Z");
  for (const zone of ZONES)
    for (let time = begin; time < begin + 12.5 * MONTH_MS; time += 787 * 60_000) {
      const wall = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDateTime();
      const shown = wall.toString({ smallestUnit: "minute" });
      expect(wallOf(time, zone)).toBe(shown);
      expect(Date.parse(instantOf(shown, zone))).toBe(wall.toZonedDateTime(zone).epochMilliseconds);
    }
});

test("an hour that spring removes is read an hour later, one that autumn repeats as its first pass", () => {
  for (const zone of ZONES)
    for (const day of ["2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"])
      for (let minute = 0; minute < 4 * 60; minute += 5) {
        const wall = `${day}T0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
        const right = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
        expect([zone, wall, Date.parse(instantOf(wall, zone))]).toEqual([zone, wall, right]);
      }
});

test("a span over the hour that autumn repeats keeps its length instead of ending before it begins", () => {
  const night = { from: "2026-10-25T00:30:00Z", to: "2026-10-25T01:15:00Z" };
  expect(wallSpan(night, "Europe/Berlin")).toEqual({ from: "2026-10-25T02:30", to: "2026-10-25T03:15" });
});

test("a span over the hour that spring removes is as long as the clock on the wall says", () => {
  const night = { from: "2026-03-29T00:30:00Z", to: "2026-03-29T01:30:00Z" };
  expect(wallSpan(night, "Europe/Berlin")).toEqual({ from: "2026-03-29T01:30", to: "2026-03-29T03:30" });
});

test("a span falls into its days, and only into those that are shown", () => {
  const days = { from: "2026-12-21", to: "2026-12-28" };
  const off = { from: "2026-12-19T12:00", to: "2026-12-22T10:00" };
  expect(dayParts(off, days)).toEqual([
    { day: "2026-12-21", from: "00:00", to: "24:00" },
    { day: "2026-12-22", from: "00:00", to: "10:00" },
  ]);
  expect(dayParts({ from: "2026-12-27T22:00", to: "2026-12-27T24:00" }, days)).toEqual([
    { day: "2026-12-27", from: "22:00", to: "24:00" },
  ]);
  expect(dayParts({ from: "2026-12-28T00:00", to: "2026-12-29T00:00" }, days)).toEqual([]);
  expect(dayParts({ from: "2026-12-20T00:00", to: "2026-12-21T00:00" }, days)).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { edgesOf, rangesOf } from "./ranges.ts";
import { wallMinutes } from "./wall-clock.ts";
import { zoneToday } from "./zone-names.ts";
import { instantsOf, isZone, lineAt, wallDay, zoneTable } from "./zones.ts";

test.each([
  "UTC",
  "Europe/Berlin",
  "America/St_Johns",
  "America/Argentina/Buenos_Aires",
  "America/Port-au-Prince",
  "Asia/Kolkata",
  "Asia/Calcutta",
  "Europe/Kyiv",
])("%s is a zone", (name) => expect(isZone(name)).toBe(true));

test.each([
  "",
  "Berlin",
  "Europe/Atlantis",
  "europe/berlin",
  "Europe/BERLIN",
  "EUROPE/BERLIN",
  "ASIA/KATHMANDU",
  "+01:00",
  "UTC+1",
  "GMT+1",
  "Etc/GMT+5",
  "EST",
  "CET",
  " Europe/Berlin",
  "Europe/Berlin\n",
  "../etc/localtime",
])("%j is none: unknown, misspelt, or an offset", (name) => expect(isZone(name)).toBe(false));

test("a place is called by its name of today, and stays a zone", () => {
  expect(zoneToday("Europe/Kiev")).toBe("Europe/Kyiv");
  expect(zoneToday("Europe/Berlin")).toBe("Europe/Berlin");
  expect(isZone(zoneToday("Asia/Calcutta"))).toBe(true);
});

const minuteOf = (instant: string) => Date.parse(instant) / 60_000;
const isoOf = (minute: number) => new Date(minute * 60_000).toISOString().replace(":00.000Z", "Z");
const around = minuteOf("2026-06-01T00:00:00Z");

test.each([
  ["Europe/Berlin", "2026-03-29T01:00", "04:00", ["2026-03-29T00:00Z–2026-03-29T02:00Z"]],
  ["Europe/Berlin", "2026-03-29T02:15", "05:00", ["2026-03-29T01:00Z–2026-03-29T03:00Z"]],
  ["Europe/Berlin", "2026-03-29T00:00", "02:45", ["2026-03-28T23:00Z–2026-03-29T01:00Z"]],
  ["Europe/Berlin", "2026-03-29T02:10", "02:50", []],
  ["Europe/Berlin", "2026-10-25T01:00", "04:00", ["2026-10-24T23:00Z–2026-10-25T03:00Z"]],
  [
    "Europe/Berlin",
    "2026-10-25T02:30",
    "04:00",
    ["2026-10-25T00:30Z–2026-10-25T01:00Z", "2026-10-25T01:30Z–2026-10-25T03:00Z"],
  ],
  [
    "Europe/Berlin",
    "2026-10-25T01:00",
    "02:30",
    ["2026-10-24T23:00Z–2026-10-25T00:30Z", "2026-10-25T01:00Z–2026-10-25T01:30Z"],
  ],
  ["America/St_Johns", "2026-11-01T00:30", "02:30", ["2026-11-01T03:00Z–2026-11-01T06:00Z"]],
  ["Asia/Kolkata", "2026-03-29T09:00", "17:00", ["2026-03-29T03:30Z–2026-03-29T11:30Z"]],
  ["Asia/Kathmandu", "2026-03-29T09:00", "17:00", ["2026-03-29T03:15Z–2026-03-29T11:15Z"]],
  ["Australia/Lord_Howe", "2026-04-05T01:00", "03:00", ["2026-04-04T14:00Z–2026-04-04T16:30Z"]],
  ["Australia/Lord_Howe", "2026-10-04T01:00", "03:00", ["2026-10-03T14:30Z–2026-10-03T16:00Z"]],
  ["Pacific/Apia", "2026-03-30T09:00", "10:00", ["2026-03-29T20:00Z–2026-03-29T21:00Z"]],
  ["Africa/Casablanca", "2026-02-15T01:00", "04:00", ["2026-02-15T00:00Z–2026-02-15T04:00Z"]],
  ["Africa/Casablanca", "2026-03-22T01:00", "04:00", ["2026-03-22T01:00Z–2026-03-22T03:00Z"]],
  ["Pacific/Chatham", "2026-04-05T02:00", "04:00", ["2026-04-04T12:15Z–2026-04-04T15:15Z"]],
  ["America/Santiago", "2026-09-06T00:00", "02:00", ["2026-09-06T04:00Z–2026-09-06T05:00Z"]],
])("%s shows %s to %s at %j", (zone, from, until, expected) => {
  const wall = edgesOf([{ start: wallMinutes(from), end: wallMinutes(`${from.slice(0, 11)}${until}`) }]);
  const instants = rangesOf(instantsOf(zoneTable(zone, around), wall));
  expect(instants.map(({ start, end }) => `${isoOf(start)}–${isoOf(end)}`)).toEqual(expected);
});

test("the table shows what Temporal shows, at any minute of four years in any zone", () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  const minute = fc.integer({ min: minuteOf("2025-06-01T00:00Z"), max: minuteOf("2029-06-01T00:00Z") });
  fc.assert(
    fc.property(zone, minute, (name, at) => {
      const table = zoneTable(name, around);
      const shown = Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(name);
      expect(at + (table.offsets[lineAt(table, at)] ?? Number.NaN)).toBe(
        wallMinutes(shown.toPlainDateTime().toString().slice(0, 16)),
      );
      expect(wallDay(table, at)).toBe(wallMinutes(`${shown.toPlainDate()}T00:00`) / 1440);
    }),
    { numRuns: 2000 },
  );
});

test("follows the clock: a table that does not reach far enough is read anew", () => {
  expect(wallDay(zoneTable("Europe/Berlin", minuteOf("2026-06-01T00:00Z")), minuteOf("2026-07-01T22:30Z"))).toBe(20636);
  expect(wallDay(zoneTable("Europe/Berlin", minuteOf("2036-06-01T00:00Z")), minuteOf("2036-07-01T22:30Z"))).toBe(24289);
  expect(wallDay(zoneTable("Europe/Berlin", minuteOf("2036-01-01T00:00Z")), minuteOf("2036-01-01T22:30Z"))).toBe(24106);
});

test("knows no table of a zone that does not exist", () => {
  expect(() => zoneTable("Europe/Atlantis", around)).toThrow(RangeError);
});

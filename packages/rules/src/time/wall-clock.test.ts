import { expect, test } from "vitest";
import { clockOf, minutesOf, wallMinutes } from "./wall-clock.ts";

test.each([
  ["00:00", 0],
  ["09:30", 570],
  ["23:59", 1439],
  ["24:00", 1440],
])("%s is %i minutes after midnight, and back", (clock, minutes) => {
  expect(minutesOf(clock)).toBe(minutes);
  expect(clockOf(minutes)).toBe(clock);
});

test.each(["", "9:30", "24:01", "25:00", "12:60", "09:30:00", "09.30", " 09:30", "noon"])(
  "%j is no time of day",
  (clock) => {
    expect(minutesOf(clock)).toBeNaN();
  },
);

test.each([
  ["1970-01-01T00:00", 0],
  ["1970-01-02T01:01", 1501],
  ["2028-02-29T00:00", Date.UTC(2028, 1, 29) / 60_000],
  ["2026-12-31T24:00", Date.UTC(2027, 0, 1) / 60_000],
])("%s is minute %i of the wall clock", (written, minutes) => {
  expect(wallMinutes(written)).toBe(minutes);
});

test.each([
  "2026-02-29T09:00",
  "2026-02-30T09:00",
  "2026-04-31T09:00",
  "2100-02-29T09:00",
  "2026-00-10T09:00",
  "2026-13-10T09:00",
  "2026-01-00T09:00",
  "2026-01-32T09:00",
  "0026-01-10T09:00",
  "2026-01-10",
  "2026-01-10T",
  "2026-01-10T25:00",
  "2026-01-10T09:00Z",
  "2026-01-10T09:00:00",
  "2026-1-10T09:00",
  "",
])("%j is no moment of the wall clock", (written) => {
  expect(wallMinutes(written)).toBeNaN();
});

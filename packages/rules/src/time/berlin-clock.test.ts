import { expect, test } from "vitest";
import { berlinClock, berlinOffset } from "./berlin-clock.ts";
import { DAY, HOUR, MINUTE } from "./durations.ts";

const BERLIN = "Europe/Berlin";

test("Berlin's clock is that of the time zone data, around every change from 1996 on and on every day of today's years", () => {
  const instants: number[] = [];
  for (let year = 1996; year < 2060; year++)
    for (const month of [2, 9])
      for (let at = Date.UTC(year, month, 24, 22, 59); at < Date.UTC(year, month + 1, 1); at += 31 * MINUTE)
        instants.push(at);
  for (let at = Date.UTC(2025, 11, 30); at < Date.UTC(2029, 0, 3); at += 7 * HOUR + 13 * MINUTE) instants.push(at);
  const wrong = instants.filter((at) => {
    const { year, month, day, dayOfWeek, hour, minute } =
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(BERLIN);
    const shown = berlinClock(at);
    return JSON.stringify(shown) !== JSON.stringify({ year, month, day, weekday: dayOfWeek, hour, minute });
  });
  expect(instants.length).toBeGreaterThan(40_000);
  expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
});

test("summer is two hours ahead, winter one", () => {
  expect(berlinOffset(Date.UTC(2027, 2, 28, 1) - 1)).toBe(60);
  expect(berlinOffset(Date.UTC(2027, 2, 28, 1))).toBe(120);
  expect(berlinOffset(Date.UTC(2027, 9, 31, 1) - 1)).toBe(120);
  expect(berlinOffset(Date.UTC(2027, 9, 31, 1))).toBe(60);
  expect(berlinClock(Date.UTC(2027, 0, 1) - DAY + 23.5 * HOUR)).toMatchObject({ year: 2027, day: 1, minute: 30 });
});

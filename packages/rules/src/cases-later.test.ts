import { expect, test } from "vitest";
import { comesBackAt, comesBackOn } from "./cases-later.ts";

const at = (...given: Parameters<typeof comesBackAt>) => comesBackAt(...given).toISOString();
const MONDAY = new Date("2026-11-16T22:30:00Z");

test("comes back at nine in Berlin: tomorrow, on Monday, in a week", () => {
  expect(at("tomorrow", MONDAY)).toBe("2026-11-17T08:00:00.000Z");
  expect(at("nextMonday", MONDAY)).toBe("2026-11-23T08:00:00.000Z");
  expect(at("inAWeek", MONDAY)).toBe("2026-11-23T08:00:00.000Z");
  expect(at("nextMonday", new Date("2026-11-22T12:00:00Z"))).toBe("2026-11-23T08:00:00.000Z");
});

test("the day is the one in Berlin, and nine o'clock is nine after the clocks have changed, too", () => {
  expect(at("tomorrow", new Date("2026-11-16T23:30:00Z"))).toBe("2026-11-18T08:00:00.000Z");
  expect(at("tomorrow", new Date("2027-03-27T12:00:00Z"))).toBe("2027-03-28T07:00:00.000Z");
});

test("later today is in three hours", () => {
  expect(at("laterToday", MONDAY)).toBe("2026-11-17T01:30:00.000Z");
});

test("a day that exists, and no other", () => {
  expect(comesBackOn("2026-12-24")?.toISOString()).toBe("2026-12-24T08:00:00.000Z");
  for (const wrong of ["", "2026-02-30", "tomorrow", "24.12.2026"]) expect(comesBackOn(wrong)).toBeUndefined();
});

import { expect, test } from "vitest";
import { instantOf } from "./typed-time.server.ts";

const at = (date: string, time: string, zone: string) => instantOf({ date, time, zone });

test("a typed time is of the coach's zone", () => {
  expect(at("2026-12-03", "14:30", "Europe/Berlin")).toBe("2026-12-03T13:30:00.000Z");
  expect(at("2026-12-03", "14:30", "America/St_Johns")).toBe("2026-12-03T18:00:00.000Z");
  expect(at("2026-12-03", "14:30", "Asia/Kathmandu")).toBe("2026-12-03T08:45:00.000Z");
});

test("an hour that autumn repeats is its first pass, one that spring skips is none", () => {
  expect(at("2026-10-25", "02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  expect(at("2027-03-28", "02:30", "Europe/Berlin")).toBeUndefined();
});

test("what is no date or no time is none", () => {
  for (const [date, time] of [
    ["2026-02-30", "10:00"],
    ["2026-12-03", "25:00"],
    ["", ""],
    ["03.12.2026", "10:00"],
  ])
    expect(at(date ?? "", time ?? "", "Europe/Berlin")).toBeUndefined();
});

import { expect, test } from "vitest";
import { countdownTo } from "./countdown.ts";

const [startsAt, endsAt] = [Date.parse("2026-11-16T15:00:00Z"), Date.parse("2026-11-16T16:30:00Z")];
const at = (now: string) => countdownTo({ startsAt, endsAt }, Date.parse(now));

test("the last hour is counted in minutes, the day in hours, everything before in days", () => {
  expect(at("2026-11-16T14:22:00Z")).toEqual({ state: "ahead", value: 38, unit: "minute", share: 38 / 60 });
  expect(at("2026-11-16T14:00:00Z")).toMatchObject({ value: 60, unit: "minute", share: 1 });
  expect(at("2026-11-16T13:59:00Z")).toMatchObject({ value: 1, unit: "hour" });
  expect(at("2026-11-15T15:00:00Z")).toMatchObject({ value: 24, unit: "hour", share: 1 });
  expect(at("2026-11-13T15:00:00Z")).toEqual({ state: "ahead", value: 3, unit: "day", share: 3 / 7 });
  expect(at("2026-10-01T15:00:00Z")).toMatchObject({ value: 46, unit: "day", share: 1 });
});

test("hours and days are whole ones: 13 hours 11 minutes are not 14 hours", () => {
  expect(at("2026-11-16T01:49:00Z")).toMatchObject({ value: 13, unit: "hour" });
  expect(at("2026-11-15T14:59:00Z")).toMatchObject({ value: 1, unit: "day" });
  expect(at("2026-11-13T14:00:00Z")).toMatchObject({ value: 3, unit: "day" });
});

test("minutes are begun ones: 38 minutes and a half are 39", () => {
  expect(at("2026-11-16T14:21:30Z")).toMatchObject({ value: 39, unit: "minute" });
});

test("it never says zero before it begins, then counts down to the end", () => {
  expect(at("2026-11-16T14:59:59Z")).toMatchObject({ state: "ahead", value: 1, unit: "minute" });
  expect(at("2026-11-16T15:00:00Z")).toEqual({ state: "running", value: 90, unit: "minute", share: 1 });
  expect(at("2026-11-16T16:15:00Z")).toMatchObject({ state: "running", value: 15, share: 1 / 6 });
  expect(at("2026-11-16T16:30:00Z").state).toBe("over");
});

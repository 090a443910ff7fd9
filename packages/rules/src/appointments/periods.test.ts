import { expect, test } from "vitest";
import { isUpcoming, PERIODS, type Period, periodRange } from "./periods.ts";
import { STATUSES } from "./status.ts";

// A Sunday in Berlin, half an hour after midnight; in UTC it is still Saturday.
const now = Date.parse("2026-11-14T23:30:00Z");
const days = (period: Period) => {
  const range = periodRange({ period, now, zone: "Europe/Berlin" });
  return range && [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
};

test.each([
  ["today", "2026-11-14T23:00", "2026-11-15T23:00"],
  ["thisWeek", "2026-11-08T23:00", "2026-11-15T23:00"],
  ["nextWeek", "2026-11-15T23:00", "2026-11-22T23:00"],
  ["thisMonth", "2026-10-31T23:00", "2026-11-30T23:00"],
  ["nextMonth", "2026-11-30T23:00", "2026-12-31T23:00"],
  ["next3Months", "2026-11-14T23:00", "2027-02-15T23:00"],
  ["last6Months", "2026-05-14T22:00", "2026-11-15T23:00"],
  ["last5Years", "2021-11-14T23:00", "2026-11-15T23:00"],
] as const)("%s reaches from %s to %s", (period, from, to) =>
  expect(days(period)).toEqual([`${from}:00.000Z`, `${to}:00.000Z`]),
);

test("all time has no ends, every other period has", () => {
  expect(PERIODS.filter((period) => days(period) === undefined)).toEqual(["allTime"]);
});

const NOW = Date.parse("2026-11-16T09:00:00Z");

test("only what stands or waits for somebody, and is not over, is upcoming", () => {
  const ahead = STATUSES.filter((status) => isUpcoming({ status, endsAt: NOW + 1 }, NOW));
  expect(ahead).toEqual(["Pending", "Scheduled", "Rescheduled"]);
  expect(STATUSES.filter((status) => isUpcoming({ status, endsAt: NOW }, NOW))).toEqual([]);
});

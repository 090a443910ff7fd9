import { describe, expect, test } from "vitest";
import { PERIODS, type Period } from "./appointments/periods.ts";
import { activityPlan, monthPlan } from "./dashboards.ts";

const zone = "Europe/Berlin";
// A Monday, ten o'clock in Berlin.
const NOW = "2026-11-16T09:00:00Z";
const plan = (period: Period, { now = NOW, reach }: { now?: string; reach?: [string, string] } = {}) =>
  activityPlan({ period, now: Date.parse(now), zone, reach: reach && { first: reach[0], last: reach[1] } });

test.each([
  ["today", "day", 1, "2026-11-16"],
  ["thisWeek", "day", 7, "2026-11-16"],
  ["nextWeek", "day", 7, "2026-11-23"],
  ["thisMonth", "day", 30, "2026-11-01"],
  ["nextMonth", "day", 31, "2026-12-01"],
  ["next3Months", "week", 14, "2026-11-16"],
  ["next6Months", "week", 26, "2026-11-16"],
  ["next12Months", "month", 13, "2026-11-16"],
  ["last3Months", "week", 15, "2026-08-16"],
  ["last6Months", "week", 28, "2026-05-16"],
  ["last12Months", "month", 13, "2025-11-16"],
  ["last16Months", "month", 17, "2025-07-16"],
  ["last24Months", "month", 25, "2024-11-16"],
  ["last5Years", "quarter", 21, "2021-11-16"],
] as const)("%s comes by the %s, in %i pieces from %s", (period, step, count, first) => {
  const { step: found, days } = plan(period);
  expect([found, days.length, days[0]]).toEqual([step, count, first]);
});

test("the pieces of every period follow each other without a gap, and the first is cut where the period begins", () => {
  expect(plan("last3Months").days.slice(0, 3)).toEqual(["2026-08-16", "2026-08-17", "2026-08-24"]);
  expect(plan("last12Months").days.slice(0, 2)).toEqual(["2025-11-16", "2025-12-01"]);
  expect(plan("last5Years").days.slice(0, 3)).toEqual(["2021-11-16", "2022-01-01", "2022-04-01"]);
  for (const period of PERIODS) {
    const { days, end } = plan(period);
    expect([...days, end]).toEqual([...new Set([...days, end])].toSorted());
  }
});

test.each([
  ["2026-03-28T22:59:59Z", "2026-03-28", "2026-03-29"],
  ["2026-03-28T23:00:00Z", "2026-03-29", "2026-03-30"],
  ["2026-03-29T21:59:59Z", "2026-03-29", "2026-03-30"],
  ["2026-03-29T22:00:00Z", "2026-03-30", "2026-03-31"],
  ["2026-10-24T22:00:00Z", "2026-10-25", "2026-10-26"],
  ["2026-10-25T22:59:59Z", "2026-10-25", "2026-10-26"],
  ["2026-10-25T23:00:00Z", "2026-10-26", "2026-10-27"],
])("around the nights in which clocks change, at %s it is %s in Berlin", (now, today, tomorrow) => {
  expect(plan("today", { now })).toMatchObject({ days: [today], end: tomorrow });
});

test("the weeks in which clocks change have seven days", () => {
  expect(plan("thisWeek", { now: "2026-03-25T12:00:00Z" }).days.slice(5)).toEqual(["2026-03-28", "2026-03-29"]);
  expect(plan("thisWeek", { now: "2026-10-25T22:30:00Z" }).days.slice(5)).toEqual(["2026-10-24", "2026-10-25"]);
});

describe("all time", () => {
  test("is today where there was nothing", () => {
    expect(plan("allTime")).toMatchObject({ step: "day", days: ["2026-11-16"], before: null, isAhead: false });
  });

  test("begins on the day of the first thing, and reaches over today", () => {
    const { days, step, end } = plan("allTime", { reach: ["2026-11-10", "2026-11-12"] });
    expect([step, days.length, days[0], end]).toEqual(["day", 7, "2026-11-10", "2026-11-17"]);
  });

  test("reaches further where something lies ahead", () => {
    expect(plan("allTime", { reach: ["2026-11-16", "2026-11-20"] }).days.at(-1)).toBe("2026-11-20");
  });

  test.each([
    ["2026-10-17", "day", 31],
    ["2026-10-16", "week", 6],
    ["2026-05-12", "week", 28],
    ["2026-05-11", "month", 7],
    ["2024-11-16", "month", 25],
    ["2024-11-14", "quarter", 9],
    ["2016-01-01", "quarter", 44],
  ] as const)("since %s it comes by the %s", (first, step, count) => {
    const { step: found, days } = plan("allTime", { reach: [first, "2026-11-16"] });
    expect([found, days.length]).toEqual([step, count]);
  });
});

describe("the period before", () => {
  test.each([
    ["today", "2026-11-15"],
    ["thisWeek", "2026-11-09"],
    ["thisMonth", "2026-10-01"],
    ["last3Months", "2026-05-15"],
  ] as const)("of %s begins on %s", (period, from) => expect(plan(period).before).toBe(from));

  test("is as many days long, and there is none of all time and of what is to come", () => {
    const without = PERIODS.filter((period) => plan(period).before === null);
    expect(without).toEqual(["allTime", "nextWeek", "nextMonth", "next3Months", "next6Months", "next12Months"]);
    expect(PERIODS.filter((period) => plan(period).isAhead)).toEqual(without.slice(1));
  });
});

describe("the month so far", () => {
  const month = (now: string) => monthPlan({ now: Date.parse(now), zone });

  test("is compared with the same days of the month before", () => {
    const { month: name, days, before, end } = month(NOW);
    expect(name).toBe("2026-11");
    expect([days, before]).toEqual([
      { from: "2026-11-01", to: "2026-11-17" },
      { from: "2026-10-01", to: "2026-10-17" },
    ]);
    expect(end).toBe("2026-12-01");
  });

  test("is compared with all of a shorter month, and in January with December", () => {
    expect(month("2027-03-31T09:00:00Z").before).toEqual({ from: "2027-02-01", to: "2027-03-01" });
    expect(month("2027-01-05T09:00:00Z").before).toEqual({ from: "2026-12-01", to: "2026-12-06" });
  });

  test("has eight weeks that end with today, by the days of Berlin", () => {
    const { weekEdges } = month("2026-11-16T23:30:00Z");
    expect(weekEdges).toHaveLength(9);
    expect([weekEdges[0], weekEdges.at(-2), weekEdges.at(-1)]).toEqual(["2026-09-23", "2026-11-11", "2026-11-18"]);
  });
});

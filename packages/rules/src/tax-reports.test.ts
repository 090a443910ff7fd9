import { describe, expect, test } from "vitest";
import {
  type Asked,
  exclusionOf,
  holdsAt,
  isNilDue,
  lastYearToDelete,
  NO_QUARTER,
  type Quarters,
  quartersOf,
  recordDue,
  reportDueAt,
  sumOfQuarters,
  taxStepDue,
  wholeEuros,
  yearIsOver,
  yearToCopy,
} from "./tax-reports.ts";

const day = (date: string) => new Date(`${date}T08:00:00Z`);

describe("a coach whose details are missing", () => {
  const first = day("2026-03-01");
  const asked = (times: number, last: string): Asked => ({ times, firstAt: first, lastAt: day(last) });

  test("is asked at once, reminded after 30 and 46 days, and held after 60", () => {
    expect(taxStepDue(undefined, first)).toEqual({ kind: "ask", time: 1 });
    expect(taxStepDue(asked(1, "2026-03-01"), day("2026-03-30"))).toBeUndefined();
    expect(taxStepDue(asked(1, "2026-03-01"), day("2026-03-31"))).toEqual({ kind: "ask", time: 2 });
    expect(taxStepDue(asked(2, "2026-03-31"), day("2026-04-15"))).toBeUndefined();
    expect(taxStepDue(asked(2, "2026-03-31"), day("2026-04-16"))).toEqual({ kind: "ask", time: 3 });
    expect(taxStepDue(asked(3, "2026-04-16"), day("2026-04-29"))).toBeUndefined();
    expect(taxStepDue(asked(3, "2026-04-16"), day("2026-04-30"))).toEqual({ kind: "hold" });
  });

  test("reads the same day in the request and in both reminders", () => {
    const told = [asked(1, "2026-03-01"), asked(2, "2026-03-31"), asked(3, "2026-04-16")].map(holdsAt);
    expect(told).toEqual([day("2026-04-30"), day("2026-04-30"), day("2026-04-30")]);
  });

  test("is never held before two reminders, however late they were, nor earlier than announced", () => {
    const late = asked(2, "2026-06-01");
    expect(taxStepDue(late, day("2026-06-02"))).toBeUndefined();
    expect(taxStepDue(late, day("2026-06-15"))).toEqual({ kind: "ask", time: 3 });
    expect(holdsAt(late)).toEqual(day("2026-06-15"));
    expect(taxStepDue(asked(3, "2026-06-15"), day("2026-06-28"))).toBeUndefined();
    expect(taxStepDue(asked(3, "2026-06-15"), day("2026-06-29"))).toEqual({ kind: "hold" });
  });
});

describe("the quarters of a year", () => {
  const known = (quarter: number, considerationCents: number, feeCents = 0, activities = 1) => ({
    quarter,
    considerationCents,
    feeCents,
    activities,
  });
  const considerations = (quarters: Quarters) => quarters.map(({ considerationCents }) => considerationCents);

  test("are zero where nothing was credited", () => {
    expect(quartersOf([known(2, 5706, 5599)])).toEqual([
      NO_QUARTER,
      { considerationCents: 5706, feeCents: 5599, activities: 1 },
      NO_QUARTER,
      NO_QUARTER,
    ]);
  });

  test("are never below zero: what was taken back goes to the quarter before it, then further back, then ahead", () => {
    expect(considerations(quartersOf([known(1, 1000), known(2, 500), known(3, -700)]))).toEqual([800, 0, 0, 0]);
    expect(considerations(quartersOf([known(1, -300), known(2, 500)]))).toEqual([0, 200, 0, 0]);
    expect(considerations(quartersOf([known(1, 1), known(2, -2), known(3, 5), known(4, -1)]))).toEqual([0, 0, 3, 0]);
    const fees = quartersOf([known(1, 0, 2255), known(2, 2255, -2255)]);
    expect(fees.map(({ feeCents }) => feeCents)).toEqual([0, 0, 0, 0]);
  });

  test("keep the sum of the year to the cent, also below zero", () => {
    for (const amounts of [
      [1, -2, 3, -4],
      [-9, 4, 4, 4],
      [100, -250, 33, 17],
    ]) {
      const quarters = quartersOf(amounts.map((cents, at) => known(at + 1, cents, -cents)));
      const sum = amounts.reduce((all, cents) => all + cents, 0);
      expect(sumOfQuarters(quarters)).toMatchObject({ considerationCents: sum, activities: 4 });
    }
  });

  test("are reported in whole euros, each rounded once", () => {
    expect([0, 49, 50, 149, 150, -49, -50, 123_450].map(wholeEuros)).toEqual([0, 0, 1, 1, 2, 0, -1, 1235]);
  });
});

describe("who is reported", () => {
  const quarters = quartersOf([{ quarter: 1, considerationCents: 50, feeCents: 0, activities: 1 }]);
  test("is everybody in the Union, however little it was", () => {
    expect(exclusionOf({ quarters, countries: ["DE"] })).toBeUndefined();
    expect(exclusionOf({ quarters, countries: ["CH", "FR"] })).toBeUndefined();
  });

  test("is nobody who lives elsewhere, or got nothing", () => {
    expect(exclusionOf({ quarters, countries: ["CH"] })).toBe("abroad");
    expect(exclusionOf({ quarters: quartersOf([]), countries: ["DE"] })).toBe("nothing");
    const given = quartersOf([{ quarter: 1, considerationCents: -50, feeCents: 0, activities: 0 }]);
    expect(exclusionOf({ quarters: given, countries: ["DE"] })).toBe("nothing");
  });
});

describe("what is to be said about a coach", () => {
  const due = (
    reported?: { act: "new" | "corrected" | "deleted"; isSame: boolean },
    over: { isComplete?: boolean; exclusion?: "abroad" | "nothing" } = {},
  ) => recordDue({ isComplete: true, exclusion: undefined, reported, ...over });

  test("is new once, and a correction only where it would be said otherwise now", () => {
    expect(due()).toBe("new");
    expect(due({ act: "new", isSame: true })).toBeUndefined();
    expect(due({ act: "new", isSame: false })).toBe("corrected");
    expect(due({ act: "corrected", isSame: false })).toBe("corrected");
  });

  test("is taken back from who should not have been reported, and may be new again after that", () => {
    expect(due({ act: "corrected", isSame: false }, { exclusion: "nothing" })).toBe("deleted");
    expect(due({ act: "deleted", isSame: true }, { exclusion: "nothing" })).toBeUndefined();
    expect(due({ act: "deleted", isSame: true })).toBe("new");
  });

  test("waits for the details", () => {
    expect(due(undefined, { isComplete: false })).toBeUndefined();
    expect(due({ act: "new", isSame: false }, { isComplete: false })).toBeUndefined();
    expect(due(undefined, { exclusion: "abroad" })).toBeUndefined();
  });
});

test("a year is empty once nobody is to be reported, and as long as nothing was said", () => {
  expect(isNilDue({ messages: 0, exclusions: [] })).toBe(true);
  expect(isNilDue({ messages: 0, exclusions: ["abroad", "nothing"] })).toBe(true);
  expect(isNilDue({ messages: 0, exclusions: ["abroad", undefined] })).toBe(false);
  expect(isNilDue({ messages: 1, exclusions: [] })).toBe(false);
});

test("a year is over at midnight in Berlin, its report is due on 31 January", () => {
  expect(yearIsOver(2026, new Date("2026-12-31T22:59:59Z"))).toBe(false);
  expect(yearIsOver(2026, new Date("2026-12-31T23:00:00Z"))).toBe(true);
  expect(reportDueAt(2026)).toEqual(new Date("2027-01-31T17:00:00Z"));
});

test("records are kept for ten years after the year that they are about", () => {
  expect(lastYearToDelete(new Date("2036-12-31T22:59:00Z"))).toBe(2025);
  expect(lastYearToDelete(new Date("2036-12-31T23:00:00Z"))).toBe(2026);
});

test("copies are given from 7 to 31 January", () => {
  expect(yearToCopy(new Date("2027-01-06T12:00:00Z"))).toBeUndefined();
  expect(yearToCopy(new Date("2027-01-06T23:00:00Z"))).toBe(2026);
  expect(yearToCopy(new Date("2027-01-31T22:59:00Z"))).toBe(2026);
  expect(yearToCopy(new Date("2027-01-31T23:00:00Z"))).toBeUndefined();
});

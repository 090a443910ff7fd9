import { expect, test } from "vitest";
import { caseDueAt, kindsFor, urgencyOf } from "./cases.ts";

const isHoliday = (date: string) => date === "2026-12-25";

test("a question is answered within two business days, by the end of the team's day in Berlin", () => {
  const friday = new Date("2026-11-13T20:00:00Z");
  expect(caseDueAt("question", friday, isHoliday).toISOString()).toBe("2026-11-17T17:00:00.000Z");
});

test("holidays do not count, in summer the day ends an hour earlier by the world's clock", () => {
  expect(caseDueAt("question", new Date("2026-12-23T09:00:00Z"), isHoliday).toISOString()).toBe(
    "2026-12-28T17:00:00.000Z",
  );
  expect(caseDueAt("payment", new Date("2026-07-01T09:00:00Z"), isHoliday).toISOString()).toBe(
    "2026-07-02T16:00:00.000Z",
  );
});

test("what the law counts in days ends on its day, whatever weekday that is", () => {
  expect(caseDueAt("withdrawal", new Date("2026-11-01T09:00:00Z"), isHoliday).toISOString()).toBe(
    "2026-11-15T17:00:00.000Z",
  );
});

test("somebody sees the kinds of their permissions, and an admin by that alone none", () => {
  expect(kindsFor(["finance"])).toEqual(["payment", "payout", "pattern"]);
  expect(kindsFor(["admin"])).toEqual([]);
});

test("a deadline is over, near or far", () => {
  const now = new Date("2026-11-17T09:00:00Z");
  const due = ["2026-11-17T08:59:59Z", "2026-11-18T08:59:59Z", "2026-11-18T09:00:00Z"];
  expect(due.map((each) => urgencyOf(new Date(each), now))).toEqual(["overdue", "soon", "later"]);
});

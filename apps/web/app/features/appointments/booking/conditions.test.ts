import { expect, test } from "vitest";
import { conditionsOf } from "./conditions.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const paid = (start: string) =>
  conditionsOf({ start, durationMinutes: 60, isInstant: false, feeCents: 11900, now: NOW });

test("a paid appointment is charged 24 hours before, and cancelling is free until then", () => {
  expect(paid("2026-12-03T09:00:00.000Z")).toEqual({
    start: "2026-12-03T09:00:00.000Z",
    end: "2026-12-03T10:00:00.000Z",
    durationMinutes: 60,
    isInstant: false,
    feeCents: 11900,
    charge: "dayBefore",
    cancel: "dayBefore",
    dayBefore: "2026-12-02T09:00:00.000Z",
  });
});

test("24 hours are hours, also over a change of clocks", () => {
  const now = Date.parse("2027-03-01T00:00:00Z");
  const start = "2027-03-28T08:00:00.000Z";
  expect(conditionsOf({ start, durationMinutes: 60, isInstant: false, feeCents: 1, now }).dayBefore).toBe(
    "2027-03-27T08:00:00.000Z",
  );
});

test("exactly 24 hours before it is still free; a moment later the confirmation charges it", () => {
  expect(paid("2026-11-16T12:00:00.000Z")).toMatchObject({ charge: "dayBefore", cancel: "dayBefore" });
  expect(paid("2026-11-16T11:59:59.000Z")).toMatchObject({ charge: "confirmed", cancel: "due" });
});

test("what is free is never charged, can always be cancelled", () => {
  const free = conditionsOf({
    start: "2026-11-16T08:00:00.000Z",
    durationMinutes: 15,
    isInstant: false,
    feeCents: 0,
    now: NOW,
  });
  expect(free).toMatchObject({ charge: "never", cancel: "always" });
});

import { expect, test } from "vitest";
import { balanceOf, endOfMonth, feeRateOf, monthBefore, monthOf, ownClientsUntil, payBy } from "./statements.ts";

const coachSince = Date.parse("2026-11-30T12:00:00+01:00");

test("own clients cost 12 percent for three months of the calendar, then 19; new ones always 19", () => {
  expect(new Date(ownClientsUntil(coachSince)).toISOString()).toBe("2027-02-28T11:00:00.000Z");
  const rate = (relation: "new" | "existing", startsAt: number) => feeRateOf({ relation, startsAt, coachSince });
  expect(rate("existing", ownClientsUntil(coachSince) - 1)).toBe(1200);
  expect(rate("existing", ownClientsUntil(coachSince))).toBe(1900);
  expect(rate("new", coachSince)).toBe(1900);
});

test("a month begins and ends in Berlin", () => {
  expect(monthOf(Date.parse("2026-10-31T23:00:00Z"))).toBe("2026-11");
  expect(monthBefore(Date.parse("2026-12-31T23:30:00Z"))).toBe("2026-12");
  expect(new Date(endOfMonth("2026-10")).toISOString()).toBe("2026-10-31T23:00:00.000Z");
});

test("ten business days after its end, weekends and holidays left out", () => {
  expect(payBy("2026-10", () => false)).toBe("2026-11-13");
  const holidays = ["2026-12-25", "2026-12-26", "2027-01-01"];
  expect(payBy("2026-12", (date) => holidays.includes(date))).toBe("2027-01-15");
});

test("a month below zero waits for better ones", () => {
  expect(balanceOf({ arrivesCents: -5000, carriedInCents: 0 })).toEqual({ payoutCents: 0, carriedOutCents: -5000 });
  expect(balanceOf({ arrivesCents: 3000, carriedInCents: -5000 })).toEqual({ payoutCents: 0, carriedOutCents: -2000 });
  expect(balanceOf({ arrivesCents: 9000, carriedInCents: -2000 })).toEqual({ payoutCents: 7000, carriedOutCents: 0 });
});

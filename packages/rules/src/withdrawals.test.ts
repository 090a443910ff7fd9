import { describe, expect, test } from "vitest";
import {
  bookingNumberIn,
  repaidBy,
  type WithdrawalFacts,
  withdrawableUntil,
  withdrawalOutcome,
} from "./withdrawals.ts";

const at = (text: string) => Date.parse(text);
const isHoliday = (date: string) => date === "2026-12-25";
const CONCLUDED = "2026-11-16T09:00:00Z";

describe("the period ends with its fourteenth day in Berlin,", () => {
  test.each([
    ["whatever the hour of the conclusion", CONCLUDED, "2026-11-30T23:00:00Z"],
    ["counted from the day in Berlin, not in London", "2026-11-16T23:30:00Z", "2026-12-01T23:00:00Z"],
    ["or with Monday where that is a Saturday", "2026-11-14T09:00:00Z", "2026-11-30T23:00:00Z"],
    ["or after a holiday and its weekend", "2026-12-11T09:00:00Z", "2026-12-28T23:00:00Z"],
    ["an hour later in summer", "2026-07-01T09:00:00Z", "2026-07-15T22:00:00Z"],
  ])("%s", (_, concluded, until) => {
    expect(new Date(withdrawableUntil(at(concluded), isHoliday)).toISOString()).toBe(new Date(until).toISOString());
  });

  test("and the money is back within as many days", () => {
    expect(repaidBy(at("2026-11-16T23:30:00Z"))).toBe("2026-12-01");
  });
});

describe("a booking number is found in", () => {
  test.each([
    ["Buchungsnummer 7K3FQ-9Q2DX, Termin im November", "7K3FQ-9Q2DX"],
    ["7k3fq 9q2dx", "7K3FQ-9Q2DX"],
    ["7K3FQ9Q2DX", "7K3FQ-9Q2DX"],
  ])("%s", (text, number) => expect(bookingNumberIn(text)).toBe(number));

  test.each(["mein Termin bei Max am 20.11.", "AW-7K3F-9Q2D", "10IO1-10IO1"])("not in %s", (text) =>
    expect(bookingNumberIn(text)).toBeUndefined(),
  );
});

describe("a withdrawal", () => {
  const facts: WithdrawalFacts = {
    status: "Scheduled",
    concludedAt: at(CONCLUDED),
    startsAt: at("2026-11-20T09:00:00Z"),
    endsAt: at("2026-11-20T10:00:00Z"),
    grossCents: 11_900,
    owedCents: 11_900,
    isEarlyStartAgreed: true,
    togetherMs: 0,
  };
  const before = "2026-11-20T08:59:59Z";
  const after = "2026-11-20T10:30:00Z";
  const of = (changed: Partial<WithdrawalFacts>, now: string) =>
    withdrawalOutcome({ ...facts, ...changed }, at(now), isHoliday);

  test("cancels what has not begun, up to the last second", () => {
    expect(of({}, before)).toEqual({ kind: "cancel" });
    expect(of({ status: "Pending", concludedAt: null }, before)).toEqual({ kind: "cancel" });
    expect(of({ status: "Rescheduled" }, before)).toEqual({ kind: "cancel" });
    expect(of({ grossCents: 0, owedCents: 0 }, before)).toEqual({ kind: "cancel" });
  });

  test("leaves the share of what was performed early with consent", () => {
    const quarter = { togetherMs: 15 * 60_000 };
    expect(of(quarter, "2026-11-20T09:15:00Z")).toEqual({ kind: "repay", owedCents: 2975 });
    expect(of({ ...quarter, isEarlyStartAgreed: false }, "2026-11-20T09:15:00Z")).toEqual({
      kind: "repay",
      owedCents: 0,
    });
  });

  test("has no effect after full performance with consent, and every effect without", () => {
    expect(of({ status: "Completed" }, after)).toEqual({ kind: "performed" });
    expect(of({ status: "Completed", isEarlyStartAgreed: false }, after)).toEqual({ kind: "repay", owedCents: 0 });
  });

  test("gives back the fee of a late cancellation and of a missed appointment: nothing was performed", () => {
    expect(of({ status: "Cancelled" }, after)).toEqual({ kind: "repay", owedCents: 0 });
    expect(of({ status: "No Show" }, after)).toEqual({ kind: "repay", owedCents: 0 });
  });

  test("comes too late after the period, and to nothing where nothing is owed", () => {
    expect(of({}, "2026-11-30T23:00:00Z")).toEqual({ kind: "tooLate" });
    expect(of({ status: "Cancelled", owedCents: 0 }, before)).toEqual({ kind: "nothingOwed" });
    expect(of({ status: "Rejected", concludedAt: null, owedCents: 0 }, before)).toEqual({ kind: "nothingOwed" });
  });
});

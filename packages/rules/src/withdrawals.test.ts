import { describe, expect, test } from "vitest";
import {
  bookingNumberIn,
  type PackageWithdrawalFacts,
  packageWithdrawal,
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
    ["Paket 7K3FQ-9Q2DX", "7K3FQ-9Q2DX"],
    ["Paket 7k3fq 9q2dx", "7K3FQ-9Q2DX"],
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

describe("a package that is withdrawn from", () => {
  const unit = (id: string, startsAt: string, over: object = {}) => ({
    ...{ id, status: "Scheduled" as const, startsAt: at(startsAt), grossCents: 10_710 },
    ...{ isCounted: true, isEarlyStartAgreed: true, ...over },
  });
  const HELD = unit("held", "2026-11-18T10:00:00Z", { status: "Completed" });
  const AHEAD = unit("ahead", "2026-11-24T10:00:00Z");
  const bought: PackageWithdrawalFacts = {
    ...{ status: "active", boughtAt: at(CONCLUDED), size: 2, appointments: [HELD, AHEAD] },
  };
  const follows = (over: Partial<PackageWithdrawalFacts> = {}, now = "2026-11-20T09:00:00Z") =>
    packageWithdrawal({ ...bought, ...over }, at(now), isHoliday);

  test("ends: what was held is owed, what lies ahead is cancelled, what went back counts no more", () => {
    const end = { kind: "end", cancelIds: ["ahead"], owedCents: 10_710, isUnclear: false };
    expect(follows()).toEqual(end);
    expect(follows({ size: 3, appointments: [HELD, AHEAD, { ...HELD, isCounted: false }] })).toEqual(end);
  });

  test("waits for the team about what was not asked for, missed, cancelled late or is running", () => {
    for (const over of [
      { isEarlyStartAgreed: false },
      ...(["No Show", "Cancelled", "Scheduled"] as const).map((status) => ({ status })),
    ])
      expect(follows({ appointments: [{ ...HELD, ...over }] })).toMatchObject({ kind: "end", isUnclear: true });
  });

  test("stays after the period, when all of it was held, and when nothing is left of it", () => {
    expect(follows({}, "2026-11-30T22:59:59Z").kind).toBe("end");
    expect(follows({}, "2026-11-30T23:00:00Z").kind).toBe("tooLate");
    expect(follows({ appointments: [HELD, { ...HELD, id: "other" }] }).kind).toBe("performed");
    expect(follows({ status: "ended", appointments: [HELD] }).kind).toBe("nothingOwed");
    expect(follows({ status: "ordered", boughtAt: null, appointments: [] }).kind).toBe("nothingOwed");
    expect(follows({ status: "ended" })).toMatchObject({ kind: "end", cancelIds: ["ahead"] });
  });
});

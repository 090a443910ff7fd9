import { expect, test } from "vitest";
import { clientPayment, coachPayment, isToPay, paymentMark } from "./payment-status.ts";

const now = Date.parse("2026-11-16T15:00:00.000Z");
const facts = {
  payment: "open",
  scheduledStatus: "Scheduled",
  chargeAt: null,
  cancelledIfUnpaidAt: null,
  paidAt: null,
  refundedCents: 0,
} as const;

test("before the card is charged nothing is said twice; at its time it is said that it is charged", () => {
  expect(clientPayment({ ...facts, chargeAt: "2026-11-17T13:00:00.000Z" }, now)).toBeUndefined();
  expect(clientPayment({ ...facts, chargeAt: "2026-11-16T15:00:00.000Z" }, now)).toEqual({ key: "charging" });
  expect(clientPayment({ ...facts, payment: "none" }, now)).toBeUndefined();
  const pending = { ...facts, scheduledStatus: "Pending", chargeAt: "2026-11-16T15:00:00.000Z" } as const;
  expect(clientPayment(pending, now)).toEqual({ key: "unagreed" });
});

test("a card that could not be charged says until when it can be put right", () => {
  const failed = {
    ...facts,
    payment: "failed",
    cancelledIfUnpaidAt: "2026-11-17T11:00:00.000Z",
  } as const;
  expect(clientPayment(failed, now)).toEqual({ key: "failed", at: failed.cancelledIfUnpaidAt });
  expect(clientPayment({ ...failed, payment: "authentication" }, now)?.key).toBe("authentication");
  expect(clientPayment({ ...failed, scheduledStatus: "Cancelled" }, now)?.key).toBe("debt");
});

test("what was paid says when, and what went back says so", () => {
  const paidAt = "2026-11-16T13:00:01.000Z";
  expect(clientPayment({ ...facts, payment: "paid", paidAt }, now)).toEqual({ key: "paid", at: paidAt });
  for (const payment of ["partlyRefunded", "refunding", "refunded", "disputed"] as const)
    expect(clientPayment({ ...facts, payment }, now)).toEqual({ key: payment });
  expect(clientPayment({ ...facts, payment: "paid", paidAt, refundedCents: 2000 }, now)).toEqual({
    key: "partlyRefunded",
  });
});

test("only what failed or waits for the bank is to be paid", () => {
  expect(isToPay({ ...facts, payment: "failed" })).toBe(true);
  expect(isToPay({ ...facts, payment: "authentication" })).toBe(true);
  expect(isToPay({ ...facts, payment: "open" })).toBe(false);
  expect(isToPay({ ...facts, payment: "failed", scheduledStatus: "Rescheduled" })).toBe(false);
});

const coachNow = Date.parse("2026-11-17T12:00:00.000Z");
const later = "2026-11-18T12:00:00.000Z";
const coachFacts = { scheduledStatus: "Scheduled", chargeAt: null, cancelledIfUnpaidAt: null, paidAt: null } as const;

test("before the charge a coach is told when it comes", () => {
  expect(coachPayment({ ...coachFacts, payment: "open", chargeAt: later }, coachNow)).toEqual({
    key: "charge",
    at: later,
  });
  expect(coachPayment({ ...coachFacts, payment: "open", chargeAt: "2026-11-17T11:59:00.000Z" }, coachNow)).toEqual({
    key: "charging",
  });
});

test.each(["failed", "authentication"] as const)("a payment that %s puts the appointment at risk", (payment) => {
  expect(coachPayment({ ...coachFacts, payment, cancelledIfUnpaidAt: later }, coachNow)).toEqual({
    key: "risk",
    at: later,
  });
});

test("what is over and unpaid is owed, and nothing is at risk any more", () => {
  expect(paymentMark({ payment: "failed", scheduledStatus: "No Show" })).toBe("owed");
  expect(paymentMark({ payment: "failed", scheduledStatus: "Cancelled" })).toBe("owed");
});

test("what was paid, given back or disputed is said", () => {
  expect(coachPayment({ ...coachFacts, payment: "paid", paidAt: later }, coachNow)).toEqual({ key: "paid", at: later });
  for (const payment of ["partlyRefunded", "refunding", "refunded", "disputed"] as const)
    expect(coachPayment({ ...coachFacts, payment }, coachNow)).toEqual({ key: payment });
});

test("of what is free nothing is said", () => {
  expect(coachPayment({ ...coachFacts, payment: "none" }, coachNow)).toBeUndefined();
  expect(paymentMark({ payment: "open", scheduledStatus: "Scheduled" })).toBeUndefined();
});

import { expect, test } from "vitest";
import { coachPayment, paymentMark } from "./coach-payment.ts";

const now = Date.parse("2026-11-17T12:00:00.000Z");
const later = "2026-11-18T12:00:00.000Z";
const facts = { scheduledStatus: "Scheduled", chargeAt: null, cancelledIfUnpaidAt: null, paidAt: null } as const;

test("before the charge a coach hears when it comes", () => {
  expect(coachPayment({ ...facts, payment: "open", chargeAt: later }, now)).toEqual({ key: "charge", at: later });
  expect(coachPayment({ ...facts, payment: "open", chargeAt: "2026-11-17T11:59:00.000Z" }, now)).toEqual({
    key: "charging",
  });
});

test.each(["failed", "authentication"] as const)("a payment that %s puts the appointment at risk", (payment) => {
  expect(coachPayment({ ...facts, payment, cancelledIfUnpaidAt: later }, now)).toEqual({ key: "risk", at: later });
});

test("what is over and unpaid is owed, and nothing is at risk any more", () => {
  expect(paymentMark({ payment: "failed", scheduledStatus: "No Show" })).toBe("owed");
  expect(paymentMark({ payment: "failed", scheduledStatus: "Cancelled" })).toBe("owed");
});

test("what was paid, given back or disputed is said", () => {
  expect(coachPayment({ ...facts, payment: "paid", paidAt: later }, now)).toEqual({ key: "paid", at: later });
  for (const payment of ["refunding", "refunded", "disputed"] as const)
    expect(coachPayment({ ...facts, payment }, now)).toEqual({ key: payment });
});

test("of what is free nothing is said", () => {
  expect(coachPayment({ ...facts, payment: "none" }, now)).toBeUndefined();
  expect(paymentMark({ payment: "open", scheduledStatus: "Scheduled" })).toBeUndefined();
});

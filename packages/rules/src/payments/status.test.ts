import { expect, test } from "vitest";
import { STATUSES } from "../appointments/status.ts";
import { isToPay, paymentStage } from "./status.ts";

const open = { payment: "open", isDue: true } as const;

test("nobody is charged for a time that is not agreed, however soon it begins", () => {
  expect(paymentStage({ ...open, status: "Pending" })).toBe("unagreed");
  expect(paymentStage({ ...open, status: "Rescheduled" })).toBe("unagreed");
  expect(paymentStage({ ...open, status: "Scheduled" })).toBe("charging");
  expect(paymentStage({ ...open, status: "Scheduled", isDue: false })).toBe("ahead");
});

test("what a late cancellation or an absence leaves due is charged at once", () => {
  expect(paymentStage({ ...open, status: "Cancelled", isDue: false })).toBe("charging");
  expect(paymentStage({ ...open, status: "No Show", isDue: false })).toBe("charging");
});

test("a card that failed is to be paid while the time stands, and owed once it is over", () => {
  const failed = { payment: "failed", isDue: true } as const;
  const stages = STATUSES.map((status) => paymentStage({ ...failed, status }));
  expect(stages).toEqual(["failedBefore", "failed", "failedBefore", "debt", "debt", "debt", "debt"]);
  expect(paymentStage({ ...failed, payment: "authentication", status: "Scheduled" })).toBe("authentication");
});

test("only what the client can pay now is to be paid", () => {
  expect(STATUSES.filter((status) => isToPay({ payment: "failed", status }))).not.toContain("Rescheduled");
  expect(isToPay({ payment: "authentication", status: "Scheduled" })).toBe(true);
  for (const payment of ["none", "open", "paid", "refunding", "refunded", "disputed"] as const)
    expect(STATUSES.filter((status) => isToPay({ payment, status }))).toEqual([]);
});

import { STATUSES } from "@aufwind/rules/appointments/status";
import { PAYMENT_STATUSES } from "@aufwind/rules/payments/status";
import { expect, test } from "vitest";
import { isPayable, paymentStatusOf } from "./payment-status.ts";

const now = Date.parse("2026-11-16T13:00:00.000Z");
const scheduled = { scheduledStatus: "Scheduled", chargeAt: "2026-11-16T13:00:00.000Z" } as const;

test("only what failed, or waits for the bank, is to be paid", () => {
  const payable = PAYMENT_STATUSES.filter((payment) => isPayable(paymentStatusOf({ ...scheduled, payment }, now)));
  expect(payable).toEqual(["failed", "authentication"]);
  const failed = STATUSES.filter((scheduledStatus) =>
    isPayable(paymentStatusOf({ payment: "failed", scheduledStatus, chargeAt: null }, now)),
  );
  expect(failed).toEqual(["Scheduled", "Cancelled", "No Show", "Completed", "Rejected"]);
});

test("what is paid is not offered again, and what went back is over", () => {
  expect(paymentStatusOf({ ...scheduled, payment: "paid" }, now)).toBe("done");
  expect(paymentStatusOf({ ...scheduled, payment: "disputed" }, now)).toBe("disputed");
  expect(paymentStatusOf({ ...scheduled, payment: "refunded" }, now)).toBe("over");
  expect(paymentStatusOf({ ...scheduled, payment: "none" }, now)).toBe("over");
});

test("what is not due yet, is being charged, or is not agreed is told apart", () => {
  expect(paymentStatusOf({ ...scheduled, payment: "open" }, now - 1)).toBe("notYet");
  expect(paymentStatusOf({ ...scheduled, payment: "open" }, now)).toBe("charging");
  expect(paymentStatusOf({ ...scheduled, payment: "open", scheduledStatus: "Pending" }, now)).toBe("unagreed");
});

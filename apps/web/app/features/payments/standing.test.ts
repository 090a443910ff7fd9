import { PAYMENTS } from "@aufwind/contract/appointments";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { expect, test } from "vitest";
import { isPayable, payStandingOf } from "./standing.ts";

const now = Date.parse("2026-11-16T13:00:00.000Z");
const scheduled = { scheduledStatus: "Scheduled", chargeAt: "2026-11-16T13:00:00.000Z" } as const;

test("only what failed, or waits for the bank, is to be paid", () => {
  const payable = PAYMENTS.filter((payment) => isPayable(payStandingOf({ ...scheduled, payment }, now)));
  expect(payable).toEqual(["failed", "authentication"]);
  const failed = STATUSES.filter((scheduledStatus) =>
    isPayable(payStandingOf({ payment: "failed", scheduledStatus, chargeAt: null }, now)),
  );
  expect(failed).toEqual(["Scheduled", "Cancelled", "No Show", "Completed", "Rejected"]);
});

test("what is paid is not offered again, and what went back is over", () => {
  expect(payStandingOf({ ...scheduled, payment: "paid" }, now)).toBe("done");
  expect(payStandingOf({ ...scheduled, payment: "disputed" }, now)).toBe("disputed");
  expect(payStandingOf({ ...scheduled, payment: "refunded" }, now)).toBe("over");
  expect(payStandingOf({ ...scheduled, payment: "none" }, now)).toBe("over");
});

test("what is not due yet, is being charged, or is not agreed is told apart", () => {
  expect(payStandingOf({ ...scheduled, payment: "open" }, now - 1)).toBe("notYet");
  expect(payStandingOf({ ...scheduled, payment: "open" }, now)).toBe("charging");
  expect(payStandingOf({ ...scheduled, payment: "open", scheduledStatus: "Pending" }, now)).toBe("unagreed");
});

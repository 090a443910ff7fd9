import type { Appointment } from "@aufwind/contract/appointments";
import { type PaymentStage, paymentStage } from "@aufwind/rules/payments/status";

/** The first message of the payment page. */
export type PaymentStatus = "due" | "debt" | "bank" | "done" | "disputed" | "charging" | "notYet" | "unagreed" | "over";

const STATUS_BY_STAGE: Record<PaymentStage, PaymentStatus> = {
  none: "over",
  unagreed: "unagreed",
  failedBefore: "unagreed",
  ahead: "notYet",
  charging: "charging",
  failed: "due",
  authentication: "bank",
  debt: "debt",
  paid: "done",
  partlyRefunded: "done",
  refunding: "over",
  refunded: "over",
  disputed: "disputed",
};

type Facts = Pick<Appointment, "payment" | "scheduledStatus" | "chargeAt">;

/** Whether something has to be paid now, and whether it only waits for the bank. */
export function paymentStatusOf({ payment, scheduledStatus, chargeAt }: Facts, now: number): PaymentStatus {
  const isDue = chargeAt !== null && Date.parse(chargeAt) <= now;
  const status = STATUS_BY_STAGE[paymentStage({ payment, status: scheduledStatus, isDue })];
  return status === "debt" && payment === "authentication" ? "bank" : status;
}

/** Whether the page offers a payment. */
export const isPayable = (status: PaymentStatus): status is "due" | "debt" | "bank" =>
  status === "due" || status === "debt" || status === "bank";

import type { Appointment } from "@aufwind/contract/appointments";
import { type PaymentStage, paymentStage } from "@aufwind/rules/payments/status";

/** What the page to pay has to say first. */
export type PayStanding = "due" | "debt" | "bank" | "done" | "disputed" | "charging" | "notYet" | "unagreed" | "over";

const STANDINGS: Record<PaymentStage, PayStanding> = {
  none: "over",
  unagreed: "unagreed",
  failedBefore: "unagreed",
  ahead: "notYet",
  charging: "charging",
  failed: "due",
  authentication: "bank",
  debt: "debt",
  paid: "done",
  refunding: "over",
  refunded: "over",
  disputed: "disputed",
};

type Facts = Pick<Appointment, "payment" | "scheduledStatus" | "chargeAt">;

/** Whether something is to be paid now, and whether it only waits for the bank. */
export function payStandingOf({ payment, scheduledStatus, chargeAt }: Facts, now: number): PayStanding {
  const isDue = chargeAt !== null && Date.parse(chargeAt) <= now;
  const standing = STANDINGS[paymentStage({ payment, status: scheduledStatus, isDue })];
  return standing === "debt" && payment === "authentication" ? "bank" : standing;
}

/** Where there is a way to pay on the page. */
export const isPayable = (standing: PayStanding): standing is "due" | "debt" | "bank" =>
  standing === "due" || standing === "debt" || standing === "bank";

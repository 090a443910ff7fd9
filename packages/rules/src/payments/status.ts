import type { Status } from "../appointments/status.ts";

/** How a refund to a card stands: `transferred` came back from the bank and was paid by people. */
export const REFUND_STATUSES = ["due", "pending", "succeeded", "failed", "transferred"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** `failed` and `authentication` put it at risk: the client has to act. */
export const PAYMENT_STATUSES = [
  "none",
  "open",
  "failed",
  "authentication",
  "paid",
  "partlyRefunded",
  "refunding",
  "refunded",
  "disputed",
] as const;
/** The payment status of an appointment. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether the client has paid it, be it that part of it went back. */
export const isPaid = (payment: PaymentStatus): boolean => payment === "paid" || payment === "partlyRefunded";

type Refunded = { paidCents: number; refunds: { priceCents: number; isDone: boolean }[] };

/** The status of a paid appointment by what refunds took off its price; goodwill takes off nothing. */
export function refundStatus({ paidCents, refunds }: Refunded): PaymentStatus {
  const backCents = refunds.reduce((sum, { priceCents }) => sum + priceCents, 0);
  if (backCents === 0) return "paid";
  if (backCents < paidCents) return "partlyRefunded";
  return refunds.every(({ isDone }) => isDone) ? "refunded" : "refunding";
}

/** The status once it is known what the client owes: what is not owed is not charged, and refunded if it was. */
export function paymentStatusAfter(payment: PaymentStatus, owedCents: number): PaymentStatus {
  if (owedCents > 0) return payment;
  if (isPaid(payment)) return "refunding";
  return payment === "open" || payment === "failed" || payment === "authentication" ? "none" : payment;
}

/** The true state of an appointment's money. Every sentence about it, on every page, depends on this. */
export type PaymentStage =
  /** Nothing is owed, and nothing was paid. */
  | "none"
  /** Nobody is charged for a time that is not agreed; not tried yet, or failed for an earlier time. */
  | "unagreed"
  | "failedBefore"
  /** Agreed: the card is charged at its time, or is being charged now. */
  | "ahead"
  | "charging"
  /** The client has to act, or the appointment is cancelled. */
  | "failed"
  | "authentication"
  /** It is over, the fee is due, and the card was not charged. */
  | "debt"
  | "paid"
  | "partlyRefunded"
  | "refunding"
  | "refunded"
  | "disputed";

type StageFacts = {
  payment: PaymentStatus;
  status: Status;
  /** Whether the charge is due. */
  isDue: boolean;
};

export function paymentStage({ payment, status, isDue }: StageFacts): PaymentStage {
  const isUnagreed = status === "Pending" || status === "Rescheduled";
  switch (payment) {
    case "open":
      if (isUnagreed) return "unagreed";
      return status === "Scheduled" && !isDue ? "ahead" : "charging";
    case "failed":
    case "authentication":
      if (isUnagreed) return "failedBefore";
      return status === "Scheduled" ? payment : "debt";
    default:
      return payment;
  }
}

/** Whether the client has to act, or it stays unpaid; from the fields of a list. */
export const isToPay = ({ payment, status }: Omit<StageFacts, "isDue">): boolean =>
  ["failed", "authentication", "debt"].includes(paymentStage({ payment, status, isDue: true }));

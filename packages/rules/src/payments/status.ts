import type { Status } from "../appointments/status.ts";

/** The payment status of an appointment. */
export type PaymentStatus =
  | "none"
  | "open"
  | "failed"
  | "authentication"
  | "paid"
  | "refunding"
  | "refunded"
  | "disputed";

/** The status once it is known what the client owes: what is not owed is not charged, and refunded if it was. */
export function paymentStatusAfter(payment: PaymentStatus, owedCents: number): PaymentStatus {
  if (owedCents > 0) return payment;
  if (payment === "paid") return "refunding";
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

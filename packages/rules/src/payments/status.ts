import type { Status } from "../appointments/status.ts";

/** How the payment of an appointment stands. */
export type PaymentStatus =
  | "none"
  | "open"
  | "failed"
  | "authentication"
  | "paid"
  | "refunding"
  | "refunded"
  | "disputed";

/** How it stands once it is known what the client owes: what nobody owes is not charged, and goes back if it was. */
export function paymentStatusAfter(payment: PaymentStatus, owedCents: number): PaymentStatus {
  if (owedCents > 0) return payment;
  if (payment === "paid") return "refunding";
  return payment === "open" || payment === "failed" || payment === "authentication" ? "none" : payment;
}

/** What is true about the money of an appointment now. Every sentence about it is chosen by this, on every page. */
export type PaymentStage =
  /** Nothing is owed, and nothing was paid. */
  | "none"
  /** Nobody is charged for a time that is not agreed; it was not tried before, or it failed for an earlier time. */
  | "unagreed"
  | "failedBefore"
  /** Agreed: the card is charged at its time, or is being charged by now. */
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
  /** Whether the moment of the charge has come. */
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

/** Whether the client has to do something, or it stays unpaid; a list knows enough to say so. */
export const isToPay = ({ payment, status }: Omit<StageFacts, "isDue">): boolean =>
  ["failed", "authentication", "debt"].includes(paymentStage({ payment, status, isDue: true }));

/** How the payment of an appointment stands. */
export type PaymentStanding =
  | "none"
  | "open"
  | "failed"
  | "authentication"
  | "paid"
  | "refunding"
  | "refunded"
  | "disputed";

/** How it stands once it is known what the client owes: what nobody owes is not charged, and goes back if it was. */
export function standingAfter(payment: PaymentStanding, owedCents: number): PaymentStanding {
  if (owedCents > 0) return payment;
  if (payment === "paid") return "refunding";
  return payment === "open" || payment === "failed" || payment === "authentication" ? "none" : payment;
}

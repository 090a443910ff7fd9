import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import { isLive } from "@aufwind/rules/appointments/status";

type Seen = Pick<AppointmentItem, "payment" | "scheduledStatus">;

/** How the payment stands, in a word of the list; undefined where there is nothing to say yet. */
export type PaymentMark = "risk" | "owed" | "paid" | "refunding" | "refunded" | "disputed";

export function paymentMark({ payment, scheduledStatus }: Seen): PaymentMark | undefined {
  if (payment === "none" || payment === "open") return undefined;
  if (payment !== "failed" && payment !== "authentication") return payment;
  // Once it is over nothing is at risk any more: the client owes it, and the card is tried again.
  return isLive(scheduledStatus) ? "risk" : "owed";
}

type Facts = Seen & Pick<Appointment, "chargeAt" | "cancelledIfUnpaidAt" | "paidAt">;

/** The same as a sentence, with the moment that belongs to it. */
export type PaymentSentence = { key: PaymentMark | "charge" | "charging"; at?: string };

export function coachPayment(facts: Facts, now: number): PaymentSentence | undefined {
  const { payment, chargeAt, cancelledIfUnpaidAt, paidAt } = facts;
  const mark = paymentMark(facts);
  if (mark) return dated(mark, mark === "risk" ? cancelledIfUnpaidAt : mark === "paid" ? paidAt : null);
  if (payment !== "open" || !chargeAt) return undefined;
  return Date.parse(chargeAt) > now ? dated("charge", chargeAt) : { key: "charging" };
}

const dated = (key: PaymentSentence["key"], at: string | null): PaymentSentence => (at ? { key, at } : { key });

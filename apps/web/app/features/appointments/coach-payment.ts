import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import { stageOf } from "./client-payment.ts";

type Seen = Pick<AppointmentItem, "payment" | "scheduledStatus">;

/** The payment status in short for the list; undefined if there is nothing to say yet. */
export type PaymentMark = "risk" | "owed" | "paid" | "refunding" | "refunded" | "disputed";

export function paymentMark({ payment, scheduledStatus }: Seen): PaymentMark | undefined {
  const stage = stageOf({ payment, scheduledStatus, chargeAt: null }, 0);
  switch (stage) {
    case "failed":
    case "authentication":
    case "failedBefore":
      return "risk";
    // Afterwards nothing is at risk any more: the client owes it, and the card is tried again.
    case "debt":
      return "owed";
    case "paid":
    case "refunding":
    case "refunded":
    case "disputed":
      return stage;
    default:
      return undefined;
  }
}

type Facts = Seen & Pick<Appointment, "chargeAt" | "cancelledIfUnpaidAt" | "paidAt">;

/** The same as a sentence, with its moment. */
export type PaymentSentence = { key: PaymentMark | "charge" | "charging" | "unagreed" | "riskUnagreed"; at?: string };

export function coachPayment(facts: Facts, now: number): PaymentSentence | undefined {
  const { chargeAt, cancelledIfUnpaidAt, paidAt } = facts;
  const stage = stageOf(facts, now);
  if (stage === "unagreed" || stage === "charging") return { key: stage };
  if (stage === "ahead") return chargeAt ? { key: "charge", at: chargeAt } : undefined;
  const mark = paymentMark(facts);
  if (mark === "risk") return cancelledIfUnpaidAt ? { key: mark, at: cancelledIfUnpaidAt } : { key: "riskUnagreed" };
  return mark && dated(mark, mark === "paid" ? paidAt : null);
}

const dated = (key: PaymentSentence["key"], at: string | null): PaymentSentence => (at ? { key, at } : { key });

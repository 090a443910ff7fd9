import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import * as rules from "@aufwind/rules/payments/status";

/** The client has to act, or it stays unpaid. */
export const isToPay = ({ payment, scheduledStatus }: Pick<AppointmentItem, "payment" | "scheduledStatus">): boolean =>
  rules.isToPay({ payment, status: scheduledStatus });

/** The short form for a list; undefined if there is nothing to pay now. */
export function unpaidMark(item: Parameters<typeof isToPay>[0]): "failed" | "authentication" | "debt" | undefined {
  if (!isToPay(item)) return undefined;
  if (item.payment === "authentication") return "authentication";
  return item.scheduledStatus === "Scheduled" ? "failed" : "debt";
}

type Facts = Pick<Appointment, "payment" | "scheduledStatus" | "chargeAt">;

/** The true payment state of an appointment now. */
export const paymentStageOf = ({ payment, scheduledStatus, chargeAt }: Facts, now: number): rules.PaymentStage =>
  rules.paymentStage({ payment, status: scheduledStatus, isDue: chargeAt !== null && Date.parse(chargeAt) <= now });

/** The payment status as one sentence, with its moment. */
export type ClientPayment = {
  key: Exclude<rules.PaymentStage, "none" | "ahead"> | "paidBefore";
  /** By when it has to be paid, or when it was. */
  at?: string;
};

/** Undefined if nothing is paid, or if its own sentence already says when the card is charged. */
export function clientPayment(
  facts: Facts & Pick<Appointment, "cancelledIfUnpaidAt" | "paidAt" | "refundedCents">,
  now: number,
): ClientPayment | undefined {
  const { cancelledIfUnpaidAt, paidAt } = facts;
  const key = paymentStageOf(facts, now);
  switch (key) {
    case "none":
    case "ahead":
      return undefined;
    case "paid":
      // What we gave back as goodwill is between us and the client.
      if (facts.refundedCents > 0) return { key: "partlyRefunded" };
      return paidAt ? { key, at: paidAt } : { key: "paidBefore" };
    case "failed":
    case "authentication":
      return cancelledIfUnpaidAt ? { key, at: cancelledIfUnpaidAt } : { key: "debt" };
    default:
      return { key };
  }
}

/** How to describe a credit: upcoming, used, or released. */
export function creditStage({ payment }: Pick<AppointmentItem, "payment">): "ahead" | "done" | "back" {
  if (payment === "refunding" || payment === "refunded") return "back";
  return rules.isPaid(payment) || payment === "disputed" ? "done" : "ahead";
}

/** Whether the first charge attempt took a credit; before that it is only expected. */
export const isCreditTaken = ({ payment, creditCents }: Pick<Appointment, "payment" | "creditCents">): boolean =>
  creditCents > 0 && payment !== "open" && payment !== "none";

type Means = Pick<Appointment, "feeCents" | "owedCents" | "giftCents" | "creditCents">;

/** The amount of the sentence: the price if paid, else the card's part. */
export function statedCents({ key }: ClientPayment, facts: Means) {
  const whole = facts.owedCents > 0 ? facts.owedCents : facts.feeCents;
  return key === "paid" || key === "paidBefore" || key === "partlyRefunded"
    ? whole
    : whole - facts.giftCents - facts.creditCents;
}

type PaymentMarkParams = Pick<AppointmentItem, "payment" | "scheduledStatus">;

/** The payment status in short for the list; undefined if there is nothing to say yet. */
export type PaymentMark = "risk" | "owed" | "paid" | "partlyRefunded" | "refunding" | "refunded" | "disputed";

export function paymentMark({ payment, scheduledStatus }: PaymentMarkParams): PaymentMark | undefined {
  const stage = paymentStageOf({ payment, scheduledStatus, chargeAt: null }, 0);
  switch (stage) {
    case "failed":
    case "authentication":
    case "failedBefore":
      return "risk";
    // Afterwards nothing is at risk any more: the client owes it, and the card is tried again.
    case "debt":
      return "owed";
    case "paid":
    case "partlyRefunded":
    case "refunding":
    case "refunded":
    case "disputed":
      return stage;
    default:
      return undefined;
  }
}

type CoachFacts = PaymentMarkParams & Pick<Appointment, "chargeAt" | "cancelledIfUnpaidAt" | "paidAt">;

/** The same as a sentence, with its moment. */
export type PaymentSentence = { key: PaymentMark | "charge" | "charging" | "unagreed" | "riskUnagreed"; at?: string };

export function coachPayment(facts: CoachFacts, now: number): PaymentSentence | undefined {
  const { chargeAt, cancelledIfUnpaidAt, paidAt } = facts;
  const stage = paymentStageOf(facts, now);
  if (stage === "unagreed" || stage === "charging") return { key: stage };
  if (stage === "ahead") return chargeAt ? { key: "charge", at: chargeAt } : undefined;
  const mark = paymentMark(facts);
  if (mark === "risk") return cancelledIfUnpaidAt ? { key: mark, at: cancelledIfUnpaidAt } : { key: "riskUnagreed" };
  return mark && dated(mark, mark === "paid" ? paidAt : null);
}

const dated = (key: PaymentSentence["key"], at: string | null): PaymentSentence => (at ? { key, at } : { key });

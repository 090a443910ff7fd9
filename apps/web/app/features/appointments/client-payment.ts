import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import * as rules from "@aufwind/rules/payments/status";

/** The client has to do something, or it stays unpaid. */
export const isToPay = ({ payment, scheduledStatus }: Pick<AppointmentItem, "payment" | "scheduledStatus">): boolean =>
  rules.isToPay({ payment, status: scheduledStatus });

/** The same in a word of a list; undefined where there is nothing to pay now. */
export function unpaidMark(item: Parameters<typeof isToPay>[0]): "failed" | "authentication" | "debt" | undefined {
  if (!isToPay(item)) return undefined;
  if (item.payment === "authentication") return "authentication";
  return item.scheduledStatus === "Scheduled" ? "failed" : "debt";
}

type Facts = Pick<Appointment, "payment" | "scheduledStatus" | "chargeAt">;

/** What is true about the money of an appointment now. */
export const stageOf = ({ payment, scheduledStatus, chargeAt }: Facts, now: number): rules.PaymentStage =>
  rules.paymentStage({ payment, status: scheduledStatus, isDue: chargeAt !== null && Date.parse(chargeAt) <= now });

/** How the payment stands as one sentence, with the moment that belongs to it. */
export type ClientPayment = {
  key: Exclude<rules.PaymentStage, "none" | "ahead"> | "paidBefore";
  /** By when it has to be paid, or when it was. */
  at?: string;
};

/** Undefined where nothing is paid, or where its own sentence says already when the card is charged. */
export function clientPayment(
  facts: Facts & Pick<Appointment, "cancelledIfUnpaidAt" | "paidAt">,
  now: number,
): ClientPayment | undefined {
  const { cancelledIfUnpaidAt, paidAt } = facts;
  const key = stageOf(facts, now);
  switch (key) {
    case "none":
    case "ahead":
      return undefined;
    case "paid":
      return paidAt ? { key, at: paidAt } : { key: "paidBefore" };
    case "failed":
    case "authentication":
      return cancelledIfUnpaidAt ? { key, at: cancelledIfUnpaidAt } : { key: "debt" };
    default:
      return { key };
  }
}

/** How to speak of a credit that was taken for it: as of what comes, what was, or what is free again. */
export function creditWhen({ payment }: Pick<AppointmentItem, "payment">): "ahead" | "done" | "back" {
  if (payment === "refunding" || payment === "refunded") return "back";
  return payment === "paid" || payment === "disputed" ? "done" : "ahead";
}

/** Whether a credit was taken for it, by the first try to charge; before that it is only expected. */
export const isCreditTaken = ({ payment, creditCents }: Pick<Appointment, "payment" | "creditCents">): boolean =>
  creditCents > 0 && payment !== "open" && payment !== "none";

/** What the sentence is about: the price where it is paid, else what the card pays of it. */
export function saidCents({ key }: ClientPayment, facts: Pick<Appointment, "feeCents" | "owedCents" | "creditCents">) {
  const whole = facts.owedCents > 0 ? facts.owedCents : facts.feeCents;
  return key === "paid" || key === "paidBefore" ? whole : whole - facts.creditCents;
}

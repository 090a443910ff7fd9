import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import { isLive } from "@aufwind/rules/appointments/status";

/** The client has to do something, or it stays unpaid. */
export const isToPay = ({ payment }: Pick<AppointmentItem, "payment">): boolean =>
  payment === "failed" || payment === "authentication";

type Facts = Pick<Appointment, "payment" | "scheduledStatus" | "chargeAt" | "cancelledIfUnpaidAt" | "paidAt">;

/** How the payment stands as one sentence, with the moment that belongs to it. */
export type ClientPayment = {
  key:
    | "charging"
    | "failed"
    | "authentication"
    | "debt"
    | "paid"
    | "paidBefore"
    | "refunding"
    | "refunded"
    | "disputed";
  /** By when it has to be paid, or when it was. */
  at?: string;
};

/** Undefined where nothing is paid, or where its own sentence says already when the card is charged. */
export function clientPayment(facts: Facts, now: number): ClientPayment | undefined {
  const { payment, chargeAt, paidAt } = facts;
  switch (payment) {
    case "none":
      return undefined;
    case "open":
      return chargeAt && Date.parse(chargeAt) <= now ? { key: "charging" } : undefined;
    case "failed":
    case "authentication":
      return unpaid(facts);
    case "paid":
      return paidAt ? { key: "paid", at: paidAt } : { key: "paidBefore" };
    default:
      return { key: payment };
  }
}

/** How to speak of a credit that was taken for it: as of what comes, what was, or what is free again. */
export function creditWhen({ payment }: Pick<AppointmentItem, "payment">): "ahead" | "done" | "back" {
  if (payment === "refunding" || payment === "refunded") return "back";
  return payment === "paid" || payment === "disputed" ? "done" : "ahead";
}

/** What the sentence is about: the price where it is paid, else what the card pays of it. */
export function saidCents({ key }: ClientPayment, facts: Pick<Appointment, "feeCents" | "owedCents" | "creditCents">) {
  const whole = facts.owedCents > 0 ? facts.owedCents : facts.feeCents;
  return key === "paid" || key === "paidBefore" ? whole : whole - facts.creditCents;
}

function unpaid({ payment, scheduledStatus, cancelledIfUnpaidAt }: Facts): ClientPayment {
  if (!isLive(scheduledStatus)) return { key: "debt" };
  const key = payment === "authentication" ? "authentication" : "failed";
  return { key, ...(cancelledIfUnpaidAt && { at: cancelledIfUnpaidAt }) };
}

import type { CaseItem } from "@aufwind/contract/cases";
import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import { DAY } from "@aufwind/rules/time/durations";

type Payment = OperatorPaymentDetail;
type Kind =
  | { kind: "booked" }
  | { kind: "planned" | "declined" | "bank"; attempts: number; code: string | null }
  | {
      kind: "paid";
      lastFour: string | null;
      isConfirmed: boolean;
      giftCents: number;
      packageCents: number;
      creditCents: number;
    }
  | { kind: "appointment" }
  | { kind: "refund"; refund: Payment["refunds"][number] }
  | { kind: "dispute"; dispute: Payment["disputes"][number] }
  | { kind: "invoice" | "correction"; number: string; cents: number }
  | { kind: "payout"; month: string; isPaid: boolean }
  | { kind: "case"; number: number; isClosed: boolean };

/** `at` is an instant, or a day where nobody noted the time; what is not over yet is ahead. */
export type Step = Kind & { key: string; at: string; isAhead: boolean };

/** Everything that happened to a payment, and what is planned, in the order of time. */
export function timelineOf(payment: Payment, { cases, now }: { cases: readonly CaseItem[]; now: number }): Step[] {
  const steps: (Kind & { key: string; at: string })[] = [
    { kind: "booked", key: "booked", at: payment.bookedAt },
    ...chargeOf(payment),
    { kind: "appointment", key: "appointment", at: payment.scheduledAt },
    ...payment.refunds.map((refund) => ({ kind: "refund" as const, key: refund.id, at: refund.askedAt, refund })),
    ...payment.disputes.map((dispute) => ({
      kind: "dispute" as const,
      key: dispute.id,
      at: dispute.openedAt,
      dispute,
    })),
    ...payment.invoices.map(({ id, number, kind, grossCents, issuedOn }) => ({
      kind: kind === "client" ? ("invoice" as const) : ("correction" as const),
      ...{ key: id, at: issuedOn, number, cents: grossCents },
    })),
    ...payoutOf(payment),
    ...cases.map(({ number, openedAt, state }) => ({
      kind: "case" as const,
      ...{ key: `case ${number}`, at: openedAt, number, isClosed: state === "closed" },
    })),
  ];
  return steps
    .toSorted((one, other) => instantOf(one.at) - instantOf(other.at))
    .map((step) => ({ ...step, isAhead: isOpenPayout(step) || Date.parse(step.at) > now }));
}

const isOpenPayout = (step: Kind): boolean => step.kind === "payout" && !step.isPaid;

/** A day comes after everything that happened on it. */
const instantOf = (at: string): number => (at.length === 10 ? Date.parse(at) + DAY - 1 : Date.parse(at));

function chargeOf({
  charge,
  decline,
  paidAt,
  lastFour,
  giftCents,
  packageCents,
  creditCents,
  payment,
  scheduledAt,
}: Payment) {
  const tries = { attempts: charge.attempts, code: decline };
  const before = Date.parse(scheduledAt) - DAY;
  return [
    ...(charge.failedAt
      ? [
          {
            kind: charge.status === "authentication" ? ("bank" as const) : ("declined" as const),
            ...{ key: "failed", at: charge.failedAt, ...tries },
          },
        ]
      : []),
    ...(paidAt
      ? [
          {
            kind: "paid" as const,
            ...{
              key: "paid",
              at: paidAt,
              lastFour,
              isConfirmed: charge.isPresent,
              giftCents,
              packageCents,
              creditCents,
            },
          },
        ]
      : []),
    ...(payment === "open"
      ? [{ kind: "planned" as const, key: "planned", at: new Date(before).toISOString(), ...tries }]
      : []),
  ];
}

const payoutOf = ({ statement }: Payment) =>
  statement
    ? [
        {
          kind: "payout" as const,
          ...{ key: "payout", at: statement.paidOn ?? statement.payBy },
          ...{ month: statement.month, isPaid: statement.paidOn !== null },
        },
      ]
    : [];

import type { CaseItem } from "@aufwind/contract/cases";
import type { TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";

type Kind =
  | { kind: "paid" | "delivery" | "delivered" | "redeemed" | "withdrawn" | "disputed" }
  | { kind: "used"; use: TeamGiftCardDetail["uses"][number] }
  | { kind: "act"; act: TeamGiftCardDetail["acts"][number] }
  | { kind: "refund"; refund: TeamGiftCardDetail["refunds"][number] }
  | { kind: "case"; number: number; isClosed: boolean };
export type Step = Kind & { key: string; at: string; isAhead: boolean };

/** Everything that happened to a gift card, and the delivery that is planned, in the order of time. */
export function timelineOf(card: TeamGiftCardDetail, { cases, now }: { cases: readonly CaseItem[]; now: number }) {
  const { paidAt, deliverAt, deliveredAt, owner, voided, refunds, uses, acts } = card;
  const isWaiting = card.status === "paid" || card.status === "held";
  const isPlanned = deliverAt && !deliveredAt && isWaiting && Date.parse(deliverAt) > now;
  const steps: (Kind & { key: string; at: string })[] = [
    { kind: "paid", key: "paid", at: paidAt },
    ...cases.map(({ number, openedAt, state }) => ({
      ...{ kind: "case" as const, key: `case ${number}`, at: openedAt, number, isClosed: state === "closed" },
    })),
    ...acts.map((act) => ({ kind: "act" as const, key: `act ${act.at}`, at: act.at, act })),
    ...(isPlanned ? [{ kind: "delivery" as const, key: "delivery", at: deliverAt }] : []),
    ...(deliveredAt ? [{ kind: "delivered" as const, key: "delivered", at: deliveredAt }] : []),
    ...(owner?.redeemedAt ? [{ kind: "redeemed" as const, key: "redeemed", at: owner.redeemedAt }] : []),
    ...uses.map((use) => ({ kind: "used" as const, key: use.appointmentId, at: use.usedAt, use })),
    // What the team stopped stands among its acts, with the reason.
    ...(voided?.cause === "withdrawn" || voided?.cause === "disputed"
      ? [{ kind: voided.cause, key: "voided", at: voided.at }]
      : []),
    ...refunds.map((refund) => ({ kind: "refund" as const, key: refund.id, at: refund.askedAt, refund })),
  ];
  return steps
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((step): Step => ({ ...step, isAhead: step.kind === "delivery" }));
}

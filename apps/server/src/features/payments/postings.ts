import { sentEntries } from "@aufwind/rules/payments/refund-split";
import type { Tx } from "../../platform/database/database.ts";
import { bookRefund as bookCardRefund } from "../card-refunds/commands.ts";
import { type Entry, postEntries } from "../ledger/commands.ts";

/** What the card, gift cards or a package paid, and what the platform pays of the price. */
type BookPaidParams = {
  id: string;
  amountCents: number;
  giftCents: number;
  packageCents: number;
  creditCents: number;
  now: Date;
};

/** The money has arrived and is the client's until the appointment is over. */
export const bookPaid = (tx: Tx, { id, now, ...by }: BookPaidParams): Promise<boolean> =>
  postEntries(tx, {
    key: `paid:${id}`,
    kind: "paid",
    appointmentId: id,
    at: now,
    entries: [
      { account: "provider", amountCents: by.amountCents },
      { account: "gift_cards", amountCents: by.giftCents },
      { account: "packages", amountCents: by.packageCents },
      { account: "promotions", amountCents: by.creditCents },
      { account: "prepaid", amountCents: -(by.amountCents + by.giftCents + by.packageCents + by.creditCents) },
    ],
  });

type Sent = {
  id: string;
  appointment_id: string;
  amount_cents: number;
  gift_cents: number;
  package_cents: number;
  price_cents: number;
};

/** A refund is sent: the price comes out of what was paid ahead, credits and goodwill are the platform's. */
export function refundPosting({ appointment_id, amount_cents, gift_cents, package_cents, price_cents }: Sent) {
  const back = { cardCents: amount_cents, giftCents: gift_cents, packageCents: package_cents, priceCents: price_cents };
  const entries: Entry[] = [{ account: "prepaid", amountCents: price_cents }, ...sentEntries(back)];
  return { kind: "refunded" as const, appointmentId: appointment_id, entries };
}

type BookRefundParams = { refund: Sent; isFailed: boolean; now: Date };

export const bookRefund = (tx: Tx, { refund, isFailed, now }: BookRefundParams): Promise<void> =>
  bookCardRefund(tx, { key: "refund", held: { refund, posting: refundPosting(refund) }, isFailed, now });

/** What came back is paid by bank transfer. */
export const transferEntries = (cents: number): Entry[] => [
  { account: "owed_back", amountCents: cents },
  { account: "bank", amountCents: -cents },
];

type Transferred = {
  refund: { id: string; amount_cents: number };
  posting: { appointmentId?: string };
};

export const bookTransfer = (tx: Tx, { refund, posting }: Transferred, now: Date): Promise<boolean> =>
  postEntries(tx, {
    key: `transferred:${refund.id}`,
    kind: "transferred",
    ...(posting.appointmentId && { appointmentId: posting.appointmentId }),
    at: now,
    entries: transferEntries(refund.amount_cents),
  });

type Disputed = {
  id: string;
  amountCents: number;
  disputeId: string;
  status: "open" | "won" | "lost";
  /** What is left of the price in the ledger after refunds, what gift cards paid of it, and what of them came back. */
  leftCents: number;
  giftCents: number;
  owedBackCents: number;
  now: Date;
};

/** The bank takes the money at once, and returns it only if we win. */
export async function bookDispute(tx: Tx, given: Disputed): Promise<void> {
  const { id, amountCents, now, disputeId, status } = given;
  const common = { appointmentId: id, at: now };
  await postEntries(tx, {
    ...common,
    key: `disputed:${disputeId}`,
    kind: "disputed",
    entries: [
      { account: "disputed", amountCents },
      { account: "provider", amountCents: -amountCents },
    ],
  });
  if (status === "open") return;
  await postEntries(tx, {
    ...common,
    key: `dispute-${status}:${disputeId}`,
    kind: status === "won" ? "dispute_won" : "dispute_lost",
    entries: [
      { account: "disputed", amountCents: -amountCents },
      ...(status === "won" ? [{ account: "provider" as const, amountCents }] : lostFrom(given)),
    ],
  });
}

/** Whose money the bank took for good. */
function lostFrom({ amountCents, leftCents, giftCents, owedBackCents }: Disputed): Entry[] {
  // What we still owed to the client, who has it now.
  const owed = Math.min(amountCents, owedBackCents);
  const rest = amountCents - owed;
  return [
    { account: "owed_back", amountCents: owed },
    // More than is left: the client has it twice.
    { account: "prepaid", amountCents: Math.max(leftCents, rest + giftCents) },
    // The appointment is paid by nobody any more: what gift cards paid goes back to them.
    { account: "gift_cards", amountCents: -giftCents },
    // What credits and goodwill paid of it.
    { account: "promotions", amountCents: Math.min(0, rest + giftCents - leftCents) },
  ];
}

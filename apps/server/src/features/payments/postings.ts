import type { Tx } from "../../platform/database/database.ts";
import { type Entry, postEntries } from "../ledger/commands.ts";

/** What the card paid, and what the platform pays of the price. */
type BookPaidParams = { id: string; amountCents: number; creditCents: number; now: Date };

/** The money has arrived and is the client's until the appointment is over. */
export const bookPaid = (tx: Tx, { id, amountCents, creditCents, now }: BookPaidParams): Promise<boolean> =>
  postEntries(tx, {
    key: `paid:${id}`,
    kind: "paid",
    appointmentId: id,
    at: now,
    entries: [
      { account: "provider", amountCents },
      { account: "promotions", amountCents: creditCents },
      { account: "prepaid", amountCents: -(amountCents + creditCents) },
    ],
  });

type BookRefundParams = BookPaidParams & { isFailed: boolean };

/** The prepayment goes back, to the card and to the platform. */
export async function bookRefund(tx: Tx, { id, amountCents, creditCents, now, isFailed }: BookRefundParams) {
  const common = { appointmentId: id, at: now };
  await postEntries(tx, {
    ...common,
    key: `refunded:${id}`,
    kind: "refunded",
    entries: [
      { account: "prepaid", amountCents: amountCents + creditCents },
      { account: "provider", amountCents: -amountCents },
      { account: "promotions", amountCents: -creditCents },
    ],
  });
  // The refund came back to us and is still the client's.
  if (isFailed)
    await postEntries(tx, {
      ...common,
      key: `refund-failed:${id}`,
      kind: "refund_failed",
      entries: [
        { account: "provider", amountCents },
        { account: "owed_back", amountCents: -amountCents },
      ],
    });
}

type Disputed = BookPaidParams & {
  disputeId: string;
  status: "open" | "won" | "lost";
  /** Whether a refund was already due: then nothing of it is prepaid any more. */
  refund: "none" | "sent" | "failed";
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
function lostFrom({ amountCents, creditCents, refund }: Disputed): Entry[] {
  // We still owed it to the client, who has it now.
  if (refund === "failed") return [{ account: "owed_back", amountCents }];
  // The client has it twice.
  if (refund === "sent") return [{ account: "prepaid", amountCents }];
  return [
    { account: "prepaid", amountCents: amountCents + creditCents },
    { account: "promotions", amountCents: -creditCents },
  ];
}

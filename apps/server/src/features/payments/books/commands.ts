import type { Tx } from "../../../platform/database/database.ts";
import { post } from "../../ledger/commands.ts";

type Of = { id: string; amountCents: number; now: Date };

/** The money is there, and the client's until the appointment is over. */
export const bookPaid = (tx: Tx, { id, amountCents, now }: Of): Promise<boolean> =>
  post(tx, {
    key: `paid:${id}`,
    kind: "paid",
    appointmentId: id,
    at: now,
    entries: [
      { account: "provider", amountCents },
      { account: "prepaid", amountCents: -amountCents },
    ],
  });

/** What was prepaid goes back. */
export async function bookRefund(tx: Tx, { id, amountCents, now, isFailed }: Of & { isFailed: boolean }) {
  const common = { appointmentId: id, at: now };
  await post(tx, {
    ...common,
    key: `refunded:${id}`,
    kind: "refunded",
    entries: [
      { account: "prepaid", amountCents },
      { account: "provider", amountCents: -amountCents },
    ],
  });
  // It came back to us, and is still the client's.
  if (isFailed)
    await post(tx, {
      ...common,
      key: `refund-failed:${id}`,
      kind: "refund_failed",
      entries: [
        { account: "provider", amountCents },
        { account: "owed_back", amountCents: -amountCents },
      ],
    });
}

type Disputed = Of & { disputeId: string; status: "open" | "won" | "lost" };

/** The bank takes the money at once, and gives it back to us only where we win. */
export async function bookDispute(tx: Tx, { id, amountCents, now, disputeId, status }: Disputed): Promise<void> {
  const common = { appointmentId: id, at: now };
  await post(tx, {
    ...common,
    key: `disputed:${disputeId}`,
    kind: "disputed",
    entries: [
      { account: "disputed", amountCents },
      { account: "provider", amountCents: -amountCents },
    ],
  });
  if (status === "open") return;
  await post(tx, {
    ...common,
    key: `dispute-${status}:${disputeId}`,
    kind: status === "won" ? "dispute_won" : "dispute_lost",
    entries: [
      { account: status === "won" ? "provider" : "prepaid", amountCents },
      { account: "disputed", amountCents: -amountCents },
    ],
  });
}

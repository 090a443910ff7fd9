import type Stripe from "stripe";
import type { Cards } from "../../../platform/cards/cards.ts";

export type Sending = { id: string; attempt: number; payout_cents: number; destination: string };

/** Sends a month's money to the coach's account; one key for one try. */
export const sendTransfer = ({ stripe }: Cards, { id, attempt, payout_cents, destination }: Sending) =>
  stripe.transfers.create(
    {
      amount: payout_cents,
      currency: "eur",
      destination,
      transfer_group: id,
      metadata: { statement: id, attempt: String(attempt) },
    },
    { idempotencyKey: `payout-${id}-${attempt}` },
  );

/** What was sent for a month and did not come back, if anything. */
export async function findTransferOf({ stripe }: Cards, id: string): Promise<Stripe.Transfer | undefined> {
  for await (const transfer of stripe.transfers.list({ transfer_group: id, limit: 100 }))
    if (!transfer.reversed) return transfer;
  return undefined;
}

export const findTransfer = ({ stripe }: Cards, id: string): Promise<Stripe.Transfer> => stripe.transfers.retrieve(id);

import type Stripe from "stripe";
import type { Cards } from "../../platform/cards/cards.ts";

export type Sending = { id: string; attempt: number; payout_cents: number; destination: string };

/** Transfers a month's payout to the coach's account; one key per attempt. */
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

/** The existing transfer for a month that was not reversed, if any. */
export async function findTransferOf({ stripe }: Cards, id: string): Promise<Stripe.Transfer | undefined> {
  for await (const transfer of stripe.transfers.list({ transfer_group: id, limit: 100 }))
    if (!transfer.reversed) return transfer;
  return undefined;
}

export const findTransfer = ({ stripe }: Cards, id: string): Promise<Stripe.Transfer> => stripe.transfers.retrieve(id);

import type Stripe from "stripe";
import type { Cards } from "../../platform/cards/cards.ts";

type NewRefund = { intentId: string; amountCents: number; metadata: Record<string, string>; key: string };

/** Refunds a payment, in full or in part; one key per attempt. */
export const sendRefund = ({ stripe }: Cards, { intentId, amountCents, metadata, key }: NewRefund) =>
  stripe.refunds.create({ payment_intent: intentId, amount: amountCents, metadata }, { idempotencyKey: key });

export const findRefund = ({ stripe }: Cards, id: string): Promise<Stripe.Refund> => stripe.refunds.retrieve(id);

type Sent = { intentId: string; isSame: (refund: Stripe.Refund) => boolean };

/** A refund of a payment that was sent before, if any. */
export async function findSent({ stripe }: Cards, { intentId, isSame }: Sent): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  const sent = data.filter(isSame);
  return sent.find(({ status }) => status !== "failed" && status !== "canceled") ?? sent[0];
}

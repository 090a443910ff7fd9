import type Stripe from "stripe";
import type { Cards } from "../../../platform/cards/cards.ts";

type Asked = { appointmentId: string; attempt: number; intentId: string };

/** Gives back everything that a payment took. */
export const sendRefund = ({ stripe }: Cards, { appointmentId, attempt, intentId }: Asked): Promise<Stripe.Refund> =>
  stripe.refunds.create(
    { payment_intent: intentId, metadata: { appointment: appointmentId } },
    { idempotencyKey: `refund-${appointmentId}-${attempt}` },
  );

export const findRefund = ({ stripe }: Cards, id: string): Promise<Stripe.Refund> => stripe.refunds.retrieve(id);

/** What a payment gave back already, if anything. */
export async function findRefundOf({ stripe }: Cards, intentId: string): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 10 });
  return data.find(({ status }) => status !== "failed" && status !== "canceled") ?? data[0];
}

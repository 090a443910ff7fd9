import type Stripe from "stripe";
import type { Cards } from "../../platform/cards/cards.ts";

const EXPANDED = ["latest_charge"];

type Try = {
  payment: { id: string; amount_cents: number; attempt: number; intent_id: string | null; is_present: boolean };
  card: { provider_id: string; customer_id: string };
};

/** Charges a card for a payment of a package: a new payment intent, or the one that failed before. One key per attempt. */
export function sendPayment({ stripe }: Cards, { payment, card }: Try): Promise<Stripe.PaymentIntent> {
  const key = { idempotencyKey: `package-${payment.id}-${payment.attempt}` };
  const how = payment.is_present ? { use_stripe_sdk: true } : { off_session: true };
  const by = { payment_method: card.provider_id, ...how, expand: EXPANDED };
  if (payment.intent_id) return stripe.paymentIntents.confirm(payment.intent_id, by, key);
  return stripe.paymentIntents.create(
    {
      amount: payment.amount_cents,
      currency: "eur",
      customer: card.customer_id,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      confirm: true,
      ...by,
      // Neutral: it appears on statements that others may read.
      metadata: { packagePayment: payment.id },
    },
    key,
  );
}

export const findIntent = ({ stripe }: Cards, intentId: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED });

type Lost = { paymentId: string; customerId: string; since: Date };

/** The outcome of an attempt without an answer, found by its metadata. */
export async function findLost({ stripe }: Cards, { paymentId, customerId, since }: Lost) {
  const created = { gte: Math.floor(since.getTime() / 1000) - 300 };
  for await (const intent of stripe.paymentIntents.list({ customer: customerId, created, limit: 100 }))
    if (intent.metadata.packagePayment === paymentId) return intent;
  return undefined;
}

/** The last digits of the card that paid. */
export function lastFourOf({ latest_charge }: Stripe.PaymentIntent): string | null {
  const card = typeof latest_charge === "object" ? latest_charge?.payment_method_details?.card : undefined;
  return card?.last4 ?? null;
}

export const findDispute = ({ stripe }: Cards, id: string): Promise<Stripe.Dispute> => stripe.disputes.retrieve(id);

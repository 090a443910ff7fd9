import type Stripe from "stripe";
import type { Cards } from "../../platform/cards/cards.ts";

const EXPANDED = ["latest_charge"];

type NewIntent = { id: string; amountCents: number; customerId: string | undefined };

/** The payment of an order, to be confirmed in the browser; one key, so that it is made once. */
export const createIntent = ({ stripe }: Cards, { id, amountCents, customerId }: NewIntent) =>
  stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: "eur",
      ...(customerId && { customer: customerId }),
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      // Neutral: it appears on statements that others may read.
      metadata: { giftCard: id },
    },
    { idempotencyKey: `gift-${id}` },
  );

/** Pays an order with a saved card while its owner is there; a payment that succeeded refuses a second time. */
export const confirmIntent = ({ stripe }: Cards, intentId: string, cardId: string) =>
  stripe.paymentIntents.confirm(intentId, { payment_method: cardId, use_stripe_sdk: true, expand: EXPANDED });

export const findIntent = ({ stripe }: Cards, intentId: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED });

/** The card that paid, as far as we keep it. */
export function paidCard({ latest_charge }: Stripe.PaymentIntent) {
  const card = typeof latest_charge === "object" ? latest_charge?.payment_method_details?.card : undefined;
  return { lastFour: card?.last4 ?? null, fingerprint: card?.fingerprint ?? null };
}

export const findDispute = ({ stripe }: Cards, id: string): Promise<Stripe.Dispute> => stripe.disputes.retrieve(id);

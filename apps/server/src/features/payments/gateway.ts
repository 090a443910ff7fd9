import type Stripe from "stripe";
import type { Cards } from "../../platform/cards/cards.ts";

type Try = {
  appointmentId: string;
  attempt: number;
  amountCents: number;
  customerId: string;
  cardId: string;
  /** The payment intent of an earlier attempt. */
  intentId: string | null;
  /** Whether that is over less than is to be charged now. */
  isRepriced: boolean;
  /** Whether the client is there to answer the bank. */
  isPresent: boolean;
};

/** One idempotency key per attempt: repeating it gets the same answer. */
const keyOf = ({ appointmentId, attempt }: Try) => ({ idempotencyKey: `charge-${appointmentId}-${attempt}` });

const EXPANDED = ["latest_charge"];

/** Charges a card: a new payment intent, or the one that failed before. */
export async function sendCharge({ stripe }: Cards, tried: Try): Promise<Stripe.PaymentIntent> {
  const how = tried.isPresent ? { use_stripe_sdk: true } : { off_session: true };
  if (tried.intentId && tried.isRepriced)
    await stripe.paymentIntents.update(tried.intentId, { amount: tried.amountCents });
  if (tried.intentId)
    return stripe.paymentIntents.confirm(
      tried.intentId,
      { payment_method: tried.cardId, ...how, expand: EXPANDED },
      keyOf(tried),
    );
  return stripe.paymentIntents.create(
    {
      amount: tried.amountCents,
      currency: "eur",
      customer: tried.customerId,
      payment_method: tried.cardId,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      confirm: true,
      ...how,
      // Neutral texts: both appear on statements that others may read.
      metadata: { appointment: tried.appointmentId },
      transfer_group: tried.appointmentId,
      expand: EXPANDED,
    },
    keyOf(tried),
  );
}

export const findIntent = ({ stripe }: Cards, intentId: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED });

type Lost = { appointmentId: string; customerId: string; since: Date };

/** The outcome of an attempt without an answer, found by its metadata. */
export async function findLost(
  { stripe }: Cards,
  { appointmentId, customerId, since }: Lost,
): Promise<Stripe.PaymentIntent | undefined> {
  const created = { gte: Math.floor(since.getTime() / 1000) - 300 };
  for await (const intent of stripe.paymentIntents.list({ customer: customerId, created, limit: 100 }))
    if (intent.metadata.appointment === appointmentId) return intent;
  return undefined;
}

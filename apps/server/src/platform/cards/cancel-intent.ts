import type Stripe from "stripe";
import type { Cards } from "./cards.ts";
import { failureOf } from "./outcome.ts";

type Cancelling = { intentId: string; storeIntent: (intent: Stripe.PaymentIntent) => Promise<unknown> };

/** Whether the payment can never be made; one that was made is stored. */
export async function cancelIntent({ stripe }: Cards, { intentId, storeIntent }: Cancelling): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(intentId);
    return true;
  } catch (error) {
    if (failureOf(error).kind !== "refused") return false;
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] });
    await storeIntent(intent);
    return intent.status === "canceled";
  }
}

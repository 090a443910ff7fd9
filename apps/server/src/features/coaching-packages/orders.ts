import { DAY } from "@aufwind/rules/time/durations";
import { failureOf } from "../../platform/cards/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import { cancelIntent, findIntent } from "./gateway.ts";
import { storePayment } from "./payments.ts";
import * as store from "./purchase-store.ts";

/** So many at once: the next hour takes the others. */
const LIMIT = 100;

/** Forgets orders that nobody has paid for a day: their payment is cancelled first, so that none is paid afterwards. */
export async function dropOrders(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - DAY);
  for (const { id, payment_id, intent_id } of await store.findOpenOrders(platform.database, { before, limit: LIMIT })) {
    await platform.cards.pace();
    if (intent_id === null || (await cancelPayment(platform, { paymentId: payment_id, intentId: intent_id })))
      await store.deleteOrder(platform.database, id);
  }
}

/** Whether the payment can never be made; one that was made is stored. */
async function cancelPayment(platform: Platform, { paymentId, intentId }: { paymentId: string; intentId: string }) {
  try {
    await cancelIntent(platform.cards, intentId);
    return true;
  } catch (error) {
    if (failureOf(error).kind !== "refused") return false;
    const intent = await findIntent(platform.cards, intentId);
    await storePayment(platform, paymentId, { intent });
    return intent.status === "canceled";
  }
}

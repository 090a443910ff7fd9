import { DAY } from "@aufwind/rules/time/durations";
import type Stripe from "stripe";
import { cancelIntent } from "../../platform/cards/cancel-intent.ts";
import type { Platform } from "../../platform/platform.ts";
import { expirePackages, remindClients } from "./expiry.ts";
import { chargeDue } from "./instalments.ts";
import { storePayment } from "./payments.ts";
import * as store from "./purchase-store.ts";

/** Due ones are found from the rows. */
export function packageJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("package-payments-due", "* * * * *", (signal) => chargeDue(platform, signal));
  jobs.every("packages-ending", "25 7 * * *", async (signal) => {
    await remindClients(platform, signal);
    await expirePackages(platform, signal);
  });
  jobs.every("drop-unpaid-packages", "50 * * * *", () => dropOrders(platform));
}

/** So many at once: the next hour takes the others. */
const LIMIT = 100;

/** Forgets orders that nobody has paid for a day: their payment is cancelled first, so that none is paid afterwards. */
async function dropOrders(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - DAY);
  for (const { id, payment_id, intent_id } of await store.findOpenOrders(platform.database, { before, limit: LIMIT })) {
    await platform.cards.pace();
    const storeIntent = (intent: Stripe.PaymentIntent) => storePayment(platform, payment_id, { intent });
    if (intent_id === null || (await cancelIntent(platform.cards, { intentId: intent_id, storeIntent })))
      await store.deleteOrder(platform.database, id);
  }
}

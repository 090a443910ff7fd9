import { nextPackageReminder } from "@aufwind/rules/coaching-packages";
import { DAY } from "@aufwind/rules/time/durations";
import type Stripe from "stripe";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { cancelIntent } from "../../platform/cards/cancel-intent.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { endPurchase } from "./ending.ts";
import * as expiring from "./expiry-store.ts";
import { chargeDue } from "./instalments.ts";
import { mailClient } from "./notifications.ts";
import { storePayment } from "./payments.ts";
import { deleteOrder, findOpenOrders } from "./purchase-store.ts";
import * as store from "./store.ts";

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
  for (const { id, payment_id, intent_id } of await findOpenOrders(platform.database, { before, limit: LIMIT })) {
    await platform.cards.pace();
    const storeIntent = (intent: Stripe.PaymentIntent) => storePayment(platform, payment_id, { intent });
    if (intent_id === null || (await cancelIntent(platform.cards, { intentId: intent_id, storeIntent })))
      await deleteOrder(platform.database, id);
  }
}

/** Reminds whoever has appointments left in a package that ends soon, one after the other. */
async function remindClients(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(platform.database, (tx) => remindNext(tx, platform))));
}

async function remindNext(tx: Tx, platform: Platform): Promise<boolean> {
  const now = platform.clock.now();
  const due = await expiring.lockToRemind(tx, now);
  if (!due) return false;
  const next = nextPackageReminder({ validUntil: due.validUntil, reminders: due.reminders + 1 }, now.getTime());
  await store.updatePurchase(tx, due.id, {
    reminders: next?.reminders ?? due.reminders + 1,
    remind_at: next ? new Date(next.at) : null,
  });
  const { taken } = await store.findUsage(tx, due.id);
  if (taken.length < due.size) await mailClient(tx, platform, { purchaseId: due.id, news: "ending" });
  return true;
}

/** What was not used by the last day goes back, one package after the other. */
async function expirePackages(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(platform.database, (tx) => expireNext(tx, platform))));
}

async function expireNext(tx: Tx, platform: Platform): Promise<boolean> {
  const over = await expiring.lockExpired(tx, berlinDay(platform.clock.now()));
  const purchase = over && (await store.findPurchase(tx, over.id));
  if (!purchase) return false;
  await endPurchase(tx, platform, { purchase, cause: "expired" });
  return true;
}

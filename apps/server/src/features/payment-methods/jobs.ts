import { warnedUntil } from "@aufwind/rules/payments/cards";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteCustomer, detachCard } from "./gateway.ts";
import { expiringMail } from "./mails.ts";
import * as store from "./store.ts";

export function paymentMethodJobs(platform: Platform): void {
  // Added when a card is removed; failures are retried every hour.
  platform.jobs.define("forget-cards", { handler: (_, signal) => forgetCards(platform, signal) });
  platform.jobs.every("forget-old-cards", "10 * * * *", (signal) => forgetCards(platform, signal));
  platform.jobs.every("warn-expiring-cards", "0 9 * * *", async (signal) => {
    while (!signal.aborted && (await warnNext(platform)));
  });
}

/** Cards first: deleting a customer deletes the cards. */
async function forgetCards(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database } = platform;
  for (const { id, provider_id } of await store.findUnneededCards(database))
    if (!signal.aborted && (await detachCard(platform, provider_id))) await store.deleteRemoved(database, id);
  for (const { user_id, provider_id } of await store.findDepartedCustomers(database))
    if (!signal.aborted && (await deleteCustomer(platform, provider_id))) await store.deleteCustomer(database, user_id);
}

/** Each card once; returns whether there was one. */
const warnNext = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const card = await store.claimExpiring(tx, { until: warnedUntil(now.getTime()), now });
    if (!card) return false;
    await platform.outbox.add(tx, expiringMail(platform, card));
    return true;
  });

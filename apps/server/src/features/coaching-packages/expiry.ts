import { nextPackageReminder } from "@aufwind/rules/coaching-packages";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { endPurchase } from "./ending.ts";
import * as expiring from "./expiry-store.ts";
import { mailClient } from "./notifications.ts";
import * as store from "./store.ts";

/** Reminds whoever has appointments left in a package that ends soon, one after the other. */
export async function remindClients(platform: Platform, signal: AbortSignal): Promise<void> {
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
export async function expirePackages(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(platform.database, (tx) => expireNext(tx, platform))));
}

async function expireNext(tx: Tx, platform: Platform): Promise<boolean> {
  const over = await expiring.lockExpired(tx, berlinDay(platform.clock.now()));
  const purchase = over && (await store.findPurchase(tx, over.id));
  if (!purchase) return false;
  await endPurchase(tx, platform, { purchase, cause: "expired" });
  return true;
}

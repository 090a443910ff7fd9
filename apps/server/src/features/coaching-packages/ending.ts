import { type PurchaseEnd, refundParts, unusedCents } from "@aufwind/rules/coaching-packages";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { issuePackageCredit } from "../invoices/package-commands.ts";
import { mailBoth } from "./notifications.ts";
import * as refunds from "./refund-store.ts";
import * as store from "./store.ts";

type Ending = { purchase: store.PurchaseRow; cause: PurchaseEnd };

/**
 * A locked package ends: instalments that are not due yet fall away, and what was paid goes back without what is used or
 * booked. Returns how much.
 */
export async function endPurchase(tx: Tx, platform: Platform, { purchase, cause }: Ending): Promise<number> {
  const over = { status: "ended", ended_at: platform.clock.now(), end_cause: cause, remind_at: null };
  await store.updatePurchase(tx, purchase.id, over);
  // What is on its way is asked about first.
  for (const { id, paid_at, sent_at } of await store.findPayments(tx, purchase.id))
    if (!paid_at && !sent_at) await store.updatePayment(tx, id, { status: "void", due_at: null });
  const cents = await settlePurchase(tx, platform, purchase);
  // Whoever withdraws is told with the appointments that are cancelled along with it.
  if (cause !== "withdrawn") await mailBoth(tx, platform, { purchaseId: purchase.id, news: "ended", cents });
  return cents;
}

/** What is not used of a locked package that has ended goes back to the cards that paid; returns how much. */
export async function settlePurchase(tx: Tx, platform: Platform, { id }: { id: string }): Promise<number> {
  const cents = unusedCents(await store.findUsage(tx, id));
  await refundCents(tx, platform, { purchaseId: id, cents, appointmentId: null });
  return cents;
}

type Back = {
  purchaseId: string;
  cents: number /** Of whose price it is a part, if so. */;
  appointmentId: string | null;
};

/** A sum goes back to the cards that paid a package, with a correction of each invoice. */
export async function refundCents(tx: Tx, platform: Platform, { purchaseId, cents, appointmentId }: Back) {
  if (cents === 0) return;
  const now = platform.clock.now();
  for (const part of refundParts(await refunds.findRefundable(tx, purchaseId), cents)) {
    const asked = { payment_id: part.id, appointment_id: appointmentId, amount_cents: part.cents };
    const refund = await refunds.insertRefund(tx, { ...asked, status: "due", due_at: now, asked_at: now });
    await issuePackageCredit(tx, { refund, now });
  }
  await platform.jobs.add(tx, "refunds-due", {});
}

import type { Payment } from "@aufwind/contract/payments";
import {
  instalmentDueAt,
  nextPackageReminder,
  type PackageConsultation,
  packageValidUntil,
  retryInstalmentAt,
} from "@aufwind/rules/coaching-packages";
import { asLocale } from "@aufwind/rules/locale";
import type { VatStatus } from "@aufwind/rules/money";
import { declineOf } from "@aufwind/rules/payments/cards";
import { ASK_AGAIN } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { concludePackage } from "../contracts/commands.ts";
import { issuePackageInvoice } from "../invoices/package-commands.ts";
import { bookSale } from "../ledger/prepaid-commands.ts";
import { settlePurchase } from "./ending.ts";
import { lastFourOf } from "./gateway.ts";
import { mailBoth, mailClient } from "./notifications.ts";
import { findPeople } from "./purchase-store.ts";
import * as store from "./store.ts";
import { findPayments, findPurchase } from "./store.ts";

/** A payment with its purchase, both locked. */
export type Held = { purchase: store.PurchaseRow; payment: store.PaymentRow; now: Date };

export async function holdPayment(tx: Tx, platform: Platform, paymentId: string): Promise<Held | undefined> {
  const found = await store.findPayment(tx, paymentId);
  const purchase = found && (await store.lockPurchase(tx, found.purchase_id));
  // Read again: another may have changed it before the lock.
  const payment = purchase && (await store.findPayment(tx, paymentId));
  return payment && { purchase, payment, now: platform.clock.now() };
}

export const declined = (code: string): Payment => ({ status: "declined", decline: declineOf(code) ?? "declined" });

/** Stores the provider's status of a payment; idempotent. A message (`isHeard`) may come while an attempt is on its way. */
export const storePayment = (
  platform: Platform,
  id: string,
  { intent, isHeard = false }: { intent: Stripe.PaymentIntent; isHeard?: boolean },
): Promise<Payment> =>
  transact(platform.database, async (tx) => {
    const held = await holdPayment(tx, platform, id);
    if (!held || held.payment.paid_at) return { status: "paid" };
    const { payment, now } = held;
    if (isHeard && payment.sent_at && intent.status !== "succeeded") return { status: "processing" };
    switch (intent.status) {
      case "succeeded":
        await markPaid(tx, platform, { ...held, intent });
        return { status: "paid" };
      case "processing":
        await store.updatePayment(tx, id, { intent_id: intent.id, ...retryOutcomeLater(now) });
        return { status: "processing" };
      case "requires_action":
        await store.updatePayment(tx, id, { ...SETTLED, status: "authentication", intent_id: intent.id });
        return { status: "authentication", clientSecret: intent.client_secret ?? "" };
      default: {
        const error = intent.last_payment_error;
        const code = error?.decline_code || error?.code || "card_declined";
        // A message says nothing new about a failure that its own attempt has stored.
        const isNews = !isHeard || payment.status === "authentication";
        if (isNews) await failPayment(tx, platform, { ...held, code, intentId: intent.id });
        return declined(code);
      }
    }
  });

const SETTLED = { sent_at: null, due_at: null, leased_until: null } as const;

/** Unknown: asked again soon, with the same key. */
export const retryOutcomeLater = (now: Date) => ({ due_at: new Date(now.getTime() + ASK_AGAIN), leased_until: null });

type Paid = Held & { intent: Stripe.PaymentIntent };

/** The money is there and is the client's until appointments are used; with the first payment the package is bought. */
async function markPaid(tx: Tx, platform: Platform, { purchase, payment, intent, now }: Paid): Promise<void> {
  const { id } = payment;
  const paid = { status: "paid", paid_at: now, intent_id: intent.id, decline_code: null };
  const lastFour = lastFourOf(intent) ?? payment.last_four;
  await store.updatePayment(tx, id, { ...SETTLED, ...paid, last_four: lastFour });
  await bookSale(tx, { account: "packages", id, cents: intent.amount_received, now });
  await issuePackageInvoice(tx, platform, { payment: { ...payment, last_four: lastFour }, purchase, now });
  if (purchase.status === "ordered") await activate(tx, platform, { purchase, now });
  // It arrived after the package had ended: nothing of it is used.
  if (purchase.status === "ended") await settlePurchase(tx, platform, purchase);
}

type Activated = { purchase: store.PurchaseRow; now: Date };

async function activate(tx: Tx, platform: Platform, { purchase, now }: Activated): Promise<void> {
  const at = now.getTime();
  const valid_until = packageValidUntil(at, purchase.months);
  const reminder = nextPackageReminder({ validUntil: valid_until, reminders: 0 }, at);
  await store.updatePurchase(tx, purchase.id, {
    status: "active",
    bought_at: now,
    valid_until,
    remind_at: reminder ? new Date(reminder.at) : null,
    reminders: reminder?.reminders ?? 0,
  });
  for (const { id, place } of (await store.findPayments(tx, purchase.id)).filter(({ paid_at }) => !paid_at)) {
    const planned = new Date(instalmentDueAt(at, place - 1));
    await store.updatePayment(tx, id, { planned_at: planned, due_at: planned });
  }
  const contract = await conclude(tx, platform, purchase.id);
  await mailBoth(tx, platform, { purchaseId: purchase.id, news: "bought", contract });
}

type Failed = Held & { code: string; intentId: string | null };

/**
 * The card was not charged. Without the first payment nothing is bought; a later one is tried again, its client is told,
 * and nothing more can be booked than what was paid for.
 */
export async function failPayment(tx: Tx, platform: Platform, failed: Failed): Promise<void> {
  const { purchase, payment, code, intentId, now } = failed;
  const isAsked = code === "authentication_required";
  const failures = payment.failures + 1;
  const retry = purchase.status === "active" ? retryInstalmentAt(failures, now.getTime()) : undefined;
  await store.updatePayment(tx, payment.id, {
    ...SETTLED,
    status: purchase.status === "ended" ? "void" : isAsked ? "authentication" : "declined",
    decline_code: code,
    intent_id: intentId,
    failures,
    due_at: retry === undefined ? null : new Date(retry),
  });
  // Whoever is there reads it on the page.
  if (purchase.status === "active" && !payment.is_present)
    await mailClient(tx, platform, { purchaseId: purchase.id, news: "instalmentFailed", cents: payment.amount_cents });
}

/** The contract of a package as it is bought now, in the language in which its client read the terms. */
async function conclude(tx: Tx, platform: Platform, purchaseId: string) {
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase) throw new Error("a package is gone");
  const people = await findPeople(tx, { coachId: purchase.coach_id, clientId: purchase.client_id });
  const payments = await findPayments(tx, purchaseId);
  return concludePackage(tx, platform, {
    ...{ packageId: purchase.id, coachId: purchase.coach_id, termsVersion: purchase.termsVersion },
    locale: asLocale(purchase.locale),
    facts: {
      bookingNumber: purchase.booking_number,
      client: people.clientName,
      coach: people.coachName,
      consultation: purchase.consultation as PackageConsultation,
      durationMinutes: purchase.duration_minutes,
      size: purchase.size,
      grossCents: purchase.gross_cents,
      vatCents: purchase.gross_cents - purchase.net_cents,
      vatStatus: purchase.vat_status as VatStatus,
      validUntil: purchase.validUntil ?? "",
      payments: payments.map(({ amount_cents, planned_at }) => ({ cents: amount_cents, at: planned_at.toISOString() })),
    },
  });
}

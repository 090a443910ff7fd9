import type { Payment } from "@aufwind/contract/payments";
import { declineOf } from "@aufwind/rules/payments/declines";
import { standingAfter } from "@aufwind/rules/payments/standing";
import { ASK_AGAIN } from "@aufwind/rules/payments/tries";
import type Stripe from "stripe";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { setPayment } from "../appointments/commands.ts";
import { type AppointmentRow, lockAny } from "../appointments/store.ts";
import { notifyFailed, notifyPaid } from "./notifications.ts";
import { bookPaid } from "./postings.ts";
import * as store from "./store.ts";

type Of = { row: AppointmentRow; charge: store.ChargeRow; now: Date };

/** Whether it is the answer to a try, or heard of in passing: then a try may be under way. */
type Told = { isHeard?: boolean };

/** Stores how the provider says that a payment stands; the same however often it is said. */
export const keepIntent = (
  platform: Platform,
  id: string,
  intent: Stripe.PaymentIntent,
  { isHeard = false }: Told = {},
): Promise<Payment> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const of = { row: await lockAny(tx, id), charge: await store.lockCharge(tx, id), now };
    if (of.charge.status === "paid") return { status: "paid" };
    // A try that is under way hears itself what becomes of it.
    if (isHeard && of.charge.sent_at && intent.status !== "succeeded") return { status: "processing" };
    switch (intent.status) {
      case "succeeded":
        await pay(tx, platform, { ...of, intent });
        return { status: "paid" };
      case "requires_action":
        await fail(tx, platform, { ...of, code: "authentication_required", intentId: intent.id, isQuiet: true });
        return { status: "authentication", clientSecret: intent.client_secret ?? "" };
      case "processing":
        await wait(tx, { id, until: new Date(now.getTime() + ASK_AGAIN), intentId: intent.id });
        return { status: "processing" };
      default:
        return failBy(tx, platform, { ...of, intent, isHeard });
    }
  });

type FailedIntent = Of & { intent: Stripe.PaymentIntent; isHeard: boolean };

async function failBy(tx: Tx, platform: Platform, { intent, isHeard, ...of }: FailedIntent): Promise<Payment> {
  const error = intent.last_payment_error;
  const code = error?.decline_code || error?.code || "card_declined";
  // Every try stores its own failure; only what became of the bank's question is heard of later.
  const isNews = !isHeard || (of.charge.status === "authentication" && of.charge.decline_code !== code);
  // One that was given up takes no further try.
  const intentId = intent.status === "canceled" ? null : intent.id;
  if (isNews) await fail(tx, platform, { ...of, code, intentId });
  return declined(code);
}

export const declined = (code: string): Payment => ({ status: "declined", decline: declineOf(code) ?? "declined" });

/** The money is there: it waits as a prepayment until the appointment is over. What the card did not pay of the price we bear. */
async function pay(
  tx: Tx,
  platform: Platform,
  { row, charge, intent, now }: Of & { intent: Stripe.PaymentIntent },
): Promise<void> {
  const amountCents = intent.amount_received;
  const creditCents = row.gross_cents - amountCents;
  await store.updateCharge(tx, row.id, {
    status: "paid",
    amount_cents: amountCents,
    credit_cents: creditCents,
    paid_at: now,
    intent_id: intent.id,
    sent_at: null,
    decline_code: null,
    due_at: now,
    leased_until: null,
  });
  await bookPaid(tx, { id: row.id, amountCents, creditCents, now });
  const paid = await setPayment(tx, platform, { row, payment: standingAfter("paid", row.owed_cents), paidAt: now });
  if (paid.payment === "paid")
    await notifyPaid(tx, platform, { row: paid, creditCents, lastFour: charge.last_four, now });
}

type Failed = Of & { code: string; intentId: string | null; isQuiet?: boolean };

/** The card was not charged: the client is told what to do, the coach sees that it is at risk. */
export async function fail(
  tx: Tx,
  platform: Platform,
  { row, charge, code, intentId, now, isQuiet = false }: Failed,
): Promise<void> {
  const isAsked = code === "authentication_required";
  await store.updateCharge(tx, row.id, {
    status: isAsked ? "authentication" : "declined",
    failed_at: now,
    decline_code: code,
    intent_id: intentId,
    sent_at: null,
    // Looked at once more: the rules say when it is tried again.
    due_at: now,
    leased_until: null,
  });
  const payment = standingAfter(isAsked ? "authentication" : "failed", row.owed_cents);
  const failed = await setPayment(tx, platform, { row, payment, declineCode: code });
  if (!isQuiet && payment !== "none")
    await notifyFailed(tx, platform, { row: failed, creditCents: charge.credit_cents, code, now });
}

type Waiting = { id: string; until: Date; intentId?: string };

/** Nobody knows yet: asked again soon, with the same key. */
export const wait = (tx: Tx, { id, until, intentId }: Waiting) =>
  store.updateCharge(tx, id, { due_at: until, leased_until: null, ...(intentId && { intent_id: intentId }) });

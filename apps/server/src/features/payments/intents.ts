import type { Payment } from "@aufwind/contract/payments";
import { declineOf } from "@aufwind/rules/payments/cards";
import { ASK_AGAIN } from "@aufwind/rules/payments/charge-plan";
import { paymentStatusAfter } from "@aufwind/rules/payments/status";
import type Stripe from "stripe";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { setPayment } from "../appointments/commands.ts";
import { type AppointmentRow, lockAny } from "../appointments/store.ts";
import { notifyFailed, notifyPaid } from "./notifications.ts";
import { bookPaid } from "./postings.ts";
import * as store from "./store.ts";

type PayParams = { row: AppointmentRow; charge: store.ChargeRow; now: Date };

/** Whether it is the answer to an attempt, or a webhook: then an attempt may be in progress. */
type MailFacts = { isHeard?: boolean };

/** Stores the provider's status of a payment; idempotent. */
export const storeIntent = (
  platform: Platform,
  id: string,
  intent: Stripe.PaymentIntent,
  { isHeard = false }: MailFacts = {},
): Promise<Payment> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const of = { row: await lockAny(tx, id), charge: await store.lockCharge(tx, id), now };
    if (of.charge.status === "paid") return { status: "paid" };
    // An attempt in progress gets its own answer.
    if (isHeard && of.charge.sent_at && intent.status !== "succeeded") return { status: "processing" };
    switch (intent.status) {
      case "succeeded":
        await pay(tx, platform, { ...of, intent });
        return { status: "paid" };
      case "requires_action":
        await failCharge(tx, platform, { ...of, code: "authentication_required", intentId: intent.id, isQuiet: true });
        return { status: "authentication", clientSecret: intent.client_secret ?? "" };
      case "processing":
        await waitForIntent(tx, { id, until: new Date(now.getTime() + ASK_AGAIN), intentId: intent.id });
        return { status: "processing" };
      default:
        return failBy(tx, platform, { ...of, intent, isHeard });
    }
  });

type FailedIntent = PayParams & { intent: Stripe.PaymentIntent; isHeard: boolean };

async function failBy(tx: Tx, platform: Platform, { intent, isHeard, ...of }: FailedIntent): Promise<Payment> {
  const error = intent.last_payment_error;
  const code = error?.decline_code || error?.code || "card_declined";
  // Every attempt stores its own failure; only the result of the bank's question comes later.
  const isNews = !isHeard || (of.charge.status === "authentication" && of.charge.decline_code !== code);
  // A cancelled one takes no further attempt.
  const intentId = intent.status === "canceled" ? null : intent.id;
  if (isNews) await failCharge(tx, platform, { ...of, code, intentId });
  return declineCharge(code);
}

export const declineCharge = (code: string): Payment => ({
  status: "declined",
  decline: declineOf(code) ?? "declined",
});

type PaidParams = PayParams & { intent?: Pick<Stripe.PaymentIntent, "id" | "amount_received"> };

/**
 * The money is there: a prepayment until the appointment is over. The platform bears what neither gift cards nor the card
 * paid; without a payment at the provider gift cards or a package paid everything.
 */
export async function pay(tx: Tx, platform: Platform, { row, charge, intent, now }: PaidParams): Promise<void> {
  const amountCents = intent?.amount_received ?? 0;
  const { gift_cents: giftCents, package_cents: packageCents } = charge;
  const creditCents = row.gross_cents - giftCents - packageCents - amountCents;
  await store.updateCharge(tx, row.id, {
    status: "paid",
    amount_cents: amountCents,
    credit_cents: creditCents,
    paid_at: now,
    intent_id: intent?.id ?? null,
    sent_at: null,
    decline_code: null,
    due_at: now,
    leased_until: null,
  });
  await bookPaid(tx, { id: row.id, amountCents, giftCents, packageCents, creditCents, now });
  const paid = await setPayment(tx, platform, {
    row,
    payment: paymentStatusAfter("paid", row.owed_cents),
    paidAt: now,
  });
  // A package was paid long before: nothing is news.
  if (paid.payment === "paid" && packageCents === 0)
    await notifyPaid(tx, platform, { row: paid, giftCents, creditCents, lastFour: charge.last_four, now });
}

type Failed = PayParams & { code: string; intentId: string | null; isQuiet?: boolean };

/** The card was not charged: the client is told what to do, the coach sees that the payment is at risk. */
export async function failCharge(
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
    // Due again: the rules say when it is retried.
    due_at: now,
    leased_until: null,
  });
  const payment = paymentStatusAfter(isAsked ? "authentication" : "failed", row.owed_cents);
  const failed = await setPayment(tx, platform, { row, payment, declineCode: code });
  if (!isQuiet && payment !== "none")
    await notifyFailed(tx, platform, { row: failed, ...otherMeansOf(charge), code, now });
}

const otherMeansOf = ({ gift_cents, credit_cents }: store.ChargeRow) => ({
  giftCents: gift_cents,
  creditCents: credit_cents,
});

type WaitForIntentParams = { id: string; until: Date; intentId?: string };

/** Unknown: asked again soon, with the same key. */
export const waitForIntent = (tx: Tx, { id, until, intentId }: WaitForIntentParams) =>
  store.updateCharge(tx, id, { due_at: until, leased_until: null, ...(intentId && { intent_id: intentId }) });

import type { Payment } from "@aufwind/contract/payments";
import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import { type Failure, failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Card, cardOf, defaultCardOf } from "../payment-methods/store.ts";
import { findIntent, findLost, sendPayment } from "./gateway.ts";
import { declined, failPayment, holdPayment, retryOutcomeLater, storePayment } from "./payments.ts";
import { leaseDue } from "./purchase-store.ts";
import * as store from "./store.ts";

type Params = { id: string; isPresent: boolean };
type Sending = { payment: store.PaymentRow; card: Card };
type Known = { known: Payment };

/** Something else has changed it meanwhile, or knows it under this key; other errors would be repeated. */
const OVERTAKEN = ["payment_intent_unexpected_state", "idempotency_error"];

/** Charges the client's card for a leased payment, and stores the outcome. */
export async function chargePayment(platform: Platform, { id, isPresent }: Params): Promise<Payment> {
  const sending = await transact(platform.database, (tx) => prepare(tx, platform, { id, isPresent }));
  if ("known" in sending) return sending.known;
  if (isKeyOver(sending.payment.sent_at, platform.clock.now())) return lookUp(platform, sending);
  if (!isPresent) await platform.cards.pace();
  try {
    return await storePayment(platform, id, { intent: await sendPayment(platform.cards, sending) });
  } catch (error) {
    return answerTo(platform, sending, failureOf(error));
  }
}

/** Records the attempt before it is sent: whoever finds it later asks with the same key. */
async function prepare(tx: Tx, platform: Platform, { id, isPresent }: Params): Promise<Sending | Known> {
  const held = await holdPayment(tx, platform, id);
  if (!held || held.payment.paid_at) return { known: { status: "paid" } };
  const { purchase, payment, now } = held;
  const isAgain = payment.sent_at !== null;
  if (purchase.status === "ended" && !isAgain) {
    await store.updatePayment(tx, id, { status: "void", due_at: null, leased_until: null });
    return { known: { status: "processing" } };
  }
  const card =
    isAgain && payment.card_id ? await cardOf(tx, payment.card_id) : await defaultCardOf(tx, purchase.client_id);
  if (!card) {
    await failPayment(tx, platform, { ...held, code: "no_card", intentId: payment.intent_id });
    return { known: declined("no_card") };
  }
  if (isAgain) return { payment, card };
  const sent = { attempt: payment.attempt + 1, sent_at: now, is_present: isPresent, card_id: card.id, due_at: now };
  await store.updatePayment(tx, id, { ...sent, last_four: card.last_four });
  return { payment: { ...payment, ...sent }, card };
}

async function answerTo(platform: Platform, sending: Sending, failure: Failure): Promise<Payment> {
  const { id } = sending.payment;
  if (failure.kind === "unknown") {
    await store.updatePayment(platform.database, id, retryOutcomeLater(platform.clock.now()));
    return { status: "processing" };
  }
  if (failure.kind === "declined")
    return decline(platform, sending.payment, { code: failure.code, intentId: failure.intent?.id ?? null });
  if (failure.kind === "refused") {
    platform.log.error({ code: failure.code, payment: id }, "the card provider refused a payment of a package");
    if (!OVERTAKEN.includes(failure.code)) return decline(platform, sending.payment, { code: failure.code });
  }
  return lookUp(platform, sending);
}

type Declined = { code: string; intentId?: string | null };

const decline = (platform: Platform, tried: store.PaymentRow, { code, intentId }: Declined): Promise<Payment> =>
  transact(platform.database, async (tx) => {
    const held = await holdPayment(tx, platform, tried.id);
    // Nobody else has taken this attempt over and stored its outcome.
    const isOpen = held?.payment.sent_at && held.payment.attempt === tried.attempt;
    if (held && isOpen)
      await failPayment(tx, platform, { ...held, code, intentId: intentId ?? held.payment.intent_id });
    return declined(code);
  });

/** Looks up the outcome of an attempt; without effect, the next attempt gets a new key. */
async function lookUp(platform: Platform, { payment, card }: Sending): Promise<Payment> {
  const now = platform.clock.now();
  const { id } = payment;
  try {
    const since = payment.sent_at ?? now;
    const intent = payment.intent_id
      ? await findIntent(platform.cards, payment.intent_id)
      : await findLost(platform.cards, { paymentId: id, customerId: card.customer_id, since });
    if (intent && (intent.status === "succeeded" || intent.status === "processing"))
      return await storePayment(platform, id, { intent });
    await transact(platform.database, async (tx) => {
      const held = await holdPayment(tx, platform, id);
      if (!held?.payment.sent_at || held.payment.attempt !== payment.attempt) return;
      const intent_id = intent && intent.status !== "canceled" ? intent.id : null;
      const due_at = new Date(now.getTime() + ASK_AGAIN);
      await store.updatePayment(tx, id, { sent_at: null, intent_id, due_at, leased_until: null });
    });
  } catch (error) {
    failureOf(error);
    await store.updatePayment(platform.database, id, retryOutcomeLater(now));
  }
  return { status: "processing" };
}

/** Charges what is due, or asks about it, one after the other. */
export async function chargeDue(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const id = await leaseDue(platform.database, platform.clock.now());
    if (!id) return;
    try {
      await chargePayment(platform, { id, isPresent: false });
    } catch (err) {
      // Stays leased for a while, so it does not block the others.
      platform.log.error({ err, payment: id }, "a payment of a package could not be settled");
    }
  }
}

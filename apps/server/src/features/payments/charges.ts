import type { Payment } from "@aufwind/contract/payments";
import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type { Updateable } from "kysely";
import { type Failure, failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Charges } from "../../platform/database/database-types.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AppointmentRow, lockAny } from "../appointments/store.ts";
import { bindCreditToCard, payWithCredit } from "../credits/commands.ts";
import { releaseCredit } from "../credits/store.ts";
import { payWithGiftCards } from "../gift-cards/commands.ts";
import { type Card, cardOf, defaultCardOf } from "../payment-methods/store.ts";
import { findIntent, findLost, sendCharge } from "./gateway.ts";
import { declineCharge, failCharge, pay, storeIntent, waitForIntent } from "./intents.ts";
import * as store from "./store.ts";

/**
 * These codes mean that something else has changed it meanwhile, or knows it under this key; other errors would be
 * repeated.
 */
const OVERTAKEN = ["payment_intent_unexpected_state", "idempotency_error"];

/** Whether the client is there to answer the bank. */
type Params = { id: string; isPresent: boolean };
type Sending = { charge: store.ChargeRow; card: Card };
/** What is known without asking the provider. */
type Known = { known: Payment };

/** Charges the client's card for a leased appointment, and stores the outcome. */
export async function chargeAppointment(platform: Platform, { id, isPresent }: Params): Promise<Payment> {
  const sending = await transact(platform.database, (tx) => prepare(tx, platform, { id, isPresent }));
  if ("known" in sending) return sending.known;
  if (isKeyOver(sending.charge.sent_at, platform.clock.now())) return lookUp(platform, sending);
  if (!isPresent) await platform.cards.pace();
  try {
    const intent = await sendCharge(platform.cards, {
      appointmentId: id,
      attempt: sending.charge.attempt,
      amountCents: sending.charge.amount_cents,
      customerId: sending.card.customer_id,
      cardId: sending.card.provider_id,
      intentId: sending.charge.intent_id,
      isRepriced: sending.charge.is_repriced,
      isPresent: sending.charge.is_present,
    });
    return await storeIntent(platform, id, intent);
  } catch (error) {
    return answerTo(platform, sending, failureOf(error));
  }
}

/** Records the attempt before it is sent: whoever finds it later retries with the same key. */
async function prepare(tx: Tx, platform: Platform, { id, isPresent }: Params): Promise<Sending | Known> {
  const row = await lockAny(tx, id);
  const found = await store.lockCharge(tx, id);
  const now = platform.clock.now();
  const isAgain = found.sent_at !== null;
  // Meanwhile paid, moved or no longer owed: the next step decides.
  const isOff = row.owed_cents === 0 || row.status === "Pending" || row.status === "Rescheduled";
  if (found.status === "paid" || (isOff && !isAgain)) {
    await store.releaseCharge(tx, id);
    return { known: { status: found.status === "paid" ? "paid" : "processing" } };
  }
  const card = isAgain && found.card_id ? await cardOf(tx, found.card_id) : await defaultCardOf(tx, row.client_id);
  const charge = isAgain ? found : await withNonCardPayments(tx, { row, found, now });
  if (charge.gift_cents + charge.package_cents === row.gross_cents) {
    await pay(tx, platform, { row, charge, now });
    return { known: { status: "paid" } };
  }
  if (!card) {
    await failCharge(tx, platform, { row, charge, code: "no_card", intentId: found.intent_id, now });
    return { known: declineCharge("no_card") };
  }
  if (isAgain) return { charge: found, card };
  const priced = await withCredit(tx, { row, found: charge, card, now });
  if (isPresent && priced.is_repriced) {
    // More than the page said: the client sees the new amount before it is charged.
    await store.updateCharge(tx, id, { ...priced, leased_until: null });
    return { known: { status: "declined", decline: "creditUsed" } };
  }
  const sent = await store.updateCharge(tx, id, {
    ...priced,
    attempt: found.attempt + 1,
    sent_at: now,
    is_present: isPresent,
    card_id: card.id,
    last_four: card.last_four,
    due_at: now,
  });
  return { charge: sent, card };
}

type WithNonCardPaymentsParams = { row: AppointmentRow; found: store.ChargeRow; now: Date };

/**
 * A package pays everything. Gift cards pay first, before anything was tried: every later attempt is of the same
 * payment.
 */
async function withNonCardPayments(tx: Tx, { row, found, now }: WithNonCardPaymentsParams): Promise<store.ChargeRow> {
  if (row.package_unit !== null)
    return store.updateCharge(tx, row.id, { package_cents: row.gross_cents, amount_cents: 0 });
  if (found.attempt > 0 || found.intent_id || found.gift_cents > 0) return found;
  const gift_cents = await payWithGiftCards(tx, { row, now });
  if (gift_cents === 0) return found;
  return store.updateCharge(tx, row.id, { gift_cents, amount_cents: row.gross_cents - gift_cents });
}

type WithCreditParams = { row: AppointmentRow; found: store.ChargeRow; card: Card; now: Date };

/**
 * Only the first attempt takes a credit; a later one with a card for which it does not count charges the full price.
 */
async function withCredit(tx: Tx, { row, found, card, now }: WithCreditParams): Promise<Updateable<Charges>> {
  if (found.attempt === 0 && !found.intent_id) {
    const grossCents = row.gross_cents - found.gift_cents;
    const credit_cents = await payWithCredit(tx, { ...row, gross_cents: grossCents }, { cardKey: card.card_key, now });
    return { credit_cents, amount_cents: grossCents - credit_cents };
  }
  if (found.credit_cents === 0 || (await bindCreditToCard(tx, row.id, card.card_key))) return {};
  await releaseCredit(tx, row.id);
  return { credit_cents: 0, amount_cents: row.gross_cents - found.gift_cents, is_repriced: true };
}

async function answerTo(platform: Platform, sending: Sending, failure: Failure): Promise<Payment> {
  const { database, clock } = platform;
  const id = sending.charge.appointment_id;
  switch (failure.kind) {
    case "declined":
      return decline(platform, sending.charge, failure);
    case "unknown":
      await transact(database, (tx) => waitForIntent(tx, { id, until: new Date(clock.now().getTime() + ASK_AGAIN) }));
      return { status: "processing" };
    case "refused":
      platform.log.error({ code: failure.code, appointment: id }, "the card provider refused a charge");
      return OVERTAKEN.includes(failure.code)
        ? lookUp(platform, sending)
        : decline(platform, sending.charge, { code: failure.code });
    case "broken":
      return lookUp(platform, sending);
  }
}

type DeclineParams = { code: string; intent?: { id: string } | undefined };

/** Whether nobody else has taken this attempt over and stored its outcome. */
const isOpen = (found: store.ChargeRow, tried: store.ChargeRow) =>
  found.sent_at !== null && found.attempt === tried.attempt;

const decline = (platform: Platform, tried: store.ChargeRow, { code, intent }: DeclineParams): Promise<Payment> =>
  transact(platform.database, async (tx) => {
    const id = tried.appointment_id;
    const [row, found] = [await lockAny(tx, id), await store.lockCharge(tx, id)];
    if (!isOpen(found, tried)) return declineCharge(code);
    const intentId = intent?.id ?? found.intent_id;
    await failCharge(tx, platform, { row, charge: found, code, intentId, now: platform.clock.now() });
    return declineCharge(code);
  });

/** Looks up the outcome of an attempt; without effect, the next attempt gets a new key. */
async function lookUp(platform: Platform, { charge: of, card }: Sending): Promise<Payment> {
  const id = of.appointment_id;
  try {
    const since = of.sent_at ?? platform.clock.now();
    const intent = of.intent_id
      ? await findIntent(platform.cards, of.intent_id)
      : await findLost(platform.cards, { appointmentId: id, customerId: card.customer_id, since });
    if (intent && (intent.status === "succeeded" || intent.status === "processing"))
      return await storeIntent(platform, id, intent);
    const soon = new Date(platform.clock.now().getTime() + ASK_AGAIN);
    await transact(platform.database, async (tx) => {
      await lockAny(tx, id);
      if (!isOpen(await store.lockCharge(tx, id), of)) return;
      await store.updateCharge(tx, id, {
        sent_at: null,
        intent_id: intent && intent.status !== "canceled" ? intent.id : null,
        due_at: soon,
        leased_until: null,
      });
    });
  } catch (error) {
    failureOf(error);
    await transact(platform.database, (tx) =>
      waitForIntent(tx, { id, until: new Date(platform.clock.now().getTime() + ASK_AGAIN) }),
    );
  }
  return { status: "processing" };
}

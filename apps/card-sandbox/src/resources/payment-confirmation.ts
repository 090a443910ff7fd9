import { asksOwner } from "../cards.ts";
import { planLater } from "../delayed-events.ts";
import { type ApiError, cardError, invalid, Refusal } from "../errors.ts";
import type { Desk } from "../route.ts";
import { change, changeInside, type Kinds, need } from "../store/objects.ts";
import { addCharge } from "./charges.ts";
import { emit } from "./events.ts";
import { expiryDecline, nextAction, shown } from "./intents.ts";
import { attach, cardOf, mustBeUsable } from "./payment-methods.ts";

type PaymentIntent = Kinds["payment_intent"];
type Confirmation = { given: string | undefined; offSession: boolean };

/** Charges the card, or has the bank ask first. */
export function confirmPayment(desk: Desk, intent: PaymentIntent, { given, offSession }: Confirmation) {
  const state = { code: "payment_intent_unexpected_state", payment_intent: shown(desk, intent) };
  if (["succeeded", "canceled", "processing"].includes(intent.status))
    throw invalid(
      `You cannot confirm this PaymentIntent because it has already ${intent.status === "canceled" ? "been canceled" : "succeeded after being previously confirmed"}.`,
      state,
    );
  const id = given ?? intent.payment_method;
  if (!id) throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", state);
  const method = need(desk, "payment_method", id, "payment_method");
  mustBeUsable(desk, method, intent.customer);
  const asked: PaymentIntent = { ...intent, payment_method: id, next_action: null, last_payment_error: null };
  const card = cardOf(desk, id);
  if (!asksOwner(card, { offSession, isSetUp: card.isSetUp })) return finishPayment(desk, asked);
  if (offSession) {
    const decline = { code: "authentication_required", decline_code: "authentication_required" };
    return failPayment(desk, asked, { error: cardError(decline, desk.locale), hasCharge: true });
  }
  const waiting = change<"payment_intent">(desk, asked, { status: "requires_action", next_action: nextAction(desk) });
  emit(desk, "payment_intent.requires_action", { object: waiting });
  return shown(desk, waiting);
}

/** The bank's question is answered: the charge succeeds or fails. */
export function finishPayment(desk: Desk, intent: PaymentIntent): object | Refusal {
  const id = intent.payment_method ?? "";
  const method = need(desk, "payment_method", id);
  const card = cardOf(desk, id);
  const decline = expiryDecline(desk, method) ?? card.charge;
  if (decline) return failPayment(desk, intent, { error: cardError(decline, desk.locale), hasCharge: true });
  const charge = addCharge(desk, { intent, method });
  if (card.dispute) planLater(desk, "dispute", charge.id);
  keepOrUseUp(desk, intent, method);
  const paid = change<"payment_intent">(desk, intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  emit(desk, "payment_intent.succeeded", { object: paid });
  return shown(desk, paid);
}

/** A card that is not saved is good for one payment. */
function keepOrUseUp(
  desk: Desk,
  { customer, setup_future_usage: usage }: PaymentIntent,
  method: Kinds["payment_method"],
) {
  if (customer && usage) attach(desk, method, customer);
  const isSetUp = usage === "off_session";
  changeInside(desk, "payment_method", method.id, { isUsed: true, ...(isSetUp && { isSetUp }) });
}

type Failure = { error: ApiError; hasCharge: boolean };

export function failPayment(desk: Desk, intent: PaymentIntent, { error, hasCharge }: Failure): Refusal {
  const method = need(desk, "payment_method", intent.payment_method ?? "");
  const charge = hasCharge ? addCharge(desk, { intent, method, error }) : undefined;
  const told = { ...error, ...(charge && { charge: charge.id }), payment_method: method };
  const failed = change<"payment_intent">(desk, intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: told as NonNullable<PaymentIntent["last_payment_error"]>,
    ...(charge && { latest_charge: charge.id }),
  });
  emit(desk, "payment_intent.payment_failed", { object: failed });
  return new Refusal(402, { ...told, payment_intent: shown(desk, failed) });
}

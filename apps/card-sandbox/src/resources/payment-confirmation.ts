import { asksOwner } from "../cards.ts";
import { scheduleDelayed } from "../delayed-events.ts";
import { type ApiError, ApiFailure, cardError, invalid } from "../errors.ts";
import type { RequestContext } from "../route.ts";
import { change, changeInside, type Kinds, need } from "../store/objects.ts";
import { addCharge } from "./charges.ts";
import { emit } from "./events.ts";
import { expiryDecline, nextAction, shown } from "./intents.ts";
import { attach, cardOf, mustBeUsable } from "./payment-methods.ts";

type PaymentIntent = Kinds["payment_intent"];
type Confirmation = { given: string | undefined; offSession: boolean };

/** Charges the card, or has the bank ask first. */
export function confirmPayment(context: RequestContext, intent: PaymentIntent, { given, offSession }: Confirmation) {
  const state = { code: "payment_intent_unexpected_state", payment_intent: shown(context, intent) };
  if (["succeeded", "canceled", "processing"].includes(intent.status))
    throw invalid(
      `You cannot confirm this PaymentIntent because it has already ${intent.status === "canceled" ? "been canceled" : "succeeded after being previously confirmed"}.`,
      state,
    );
  const id = given ?? intent.payment_method;
  if (!id) throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", state);
  const method = need(context, "payment_method", id, "payment_method");
  mustBeUsable(context, method, intent.customer);
  const asked: PaymentIntent = { ...intent, payment_method: id, next_action: null, last_payment_error: null };
  const card = cardOf(context, id);
  if (!asksOwner(card, { offSession, isSetUp: card.isSetUp })) return finishPayment(context, asked);
  if (offSession) {
    const decline = { code: "authentication_required", decline_code: "authentication_required" };
    return failPayment(context, asked, { error: cardError(decline, context.locale), hasCharge: true });
  }
  const waiting = change<"payment_intent">(context, asked, {
    status: "requires_action",
    next_action: nextAction(context),
  });
  emit(context, "payment_intent.requires_action", { object: waiting });
  return shown(context, waiting);
}

/** The bank's question is answered: the charge succeeds or fails. */
export function finishPayment(context: RequestContext, intent: PaymentIntent): object | ApiFailure {
  const id = intent.payment_method ?? "";
  const method = need(context, "payment_method", id);
  const card = cardOf(context, id);
  const decline = expiryDecline(context, method) ?? card.charge;
  if (decline) return failPayment(context, intent, { error: cardError(decline, context.locale), hasCharge: true });
  const charge = addCharge(context, { intent, method });
  if (card.dispute) scheduleDelayed(context, "dispute", charge.id);
  keepOrUseUp(context, intent, method);
  const paid = change<"payment_intent">(context, intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  emit(context, "payment_intent.succeeded", { object: paid });
  return shown(context, paid);
}

/** A card that is not saved is good for one payment. */
function keepOrUseUp(
  context: RequestContext,
  { customer, setup_future_usage: usage }: PaymentIntent,
  method: Kinds["payment_method"],
) {
  if (customer && usage) attach(context, method, customer);
  const isSetUp = usage === "off_session";
  changeInside(context, "payment_method", method.id, { isUsed: true, ...(isSetUp && { isSetUp }) });
}

type Failure = { error: ApiError; hasCharge: boolean };

export function failPayment(context: RequestContext, intent: PaymentIntent, { error, hasCharge }: Failure): ApiFailure {
  const method = need(context, "payment_method", intent.payment_method ?? "");
  const charge = hasCharge ? addCharge(context, { intent, method, error }) : undefined;
  const told = { ...error, ...(charge && { charge: charge.id }), payment_method: method };
  const failed = change<"payment_intent">(context, intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: told as NonNullable<PaymentIntent["last_payment_error"]>,
    ...(charge && { latest_charge: charge.id }),
  });
  emit(context, "payment_intent.payment_failed", { object: failed });
  return new ApiFailure(402, { ...told, payment_intent: shown(context, failed) });
}

import type { GiftCardOrder, GiftPayment } from "@aufwind/contract/gift-cards";
import { GIFT_CARD_CENTS, GIFT_CARD_WINDOW, isDeliveryDay, isTooMuchBought } from "@aufwind/rules/gift-cards";
import type { Locale } from "@aufwind/rules/locale";
import { grossOf, vatStatusOf } from "@aufwind/rules/money";
import type Stripe from "stripe";
import type { z } from "zod";
import { cancelIntent } from "../../platform/cards/cancel-intent.ts";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { cardOfOwner, findCustomer } from "../payment-methods/store.ts";
import { confirmIntent, createIntent, findIntent } from "./gateway.ts";
import { orderKeyOf } from "./gift-card-keys.ts";
import * as store from "./order-store.ts";
import { storePayment } from "./payments.ts";

type Ordering = { order: z.output<typeof GiftCardOrder>; userId: string | undefined; locale: Locale };

/** Keeps an order and prepares its payment; nothing is sold before it is paid. Returns the buyer's key. */
export async function placeOrder(platform: Platform, ordering: Ordering): Promise<{ order: string }> {
  const { database, config, clock } = platform;
  const id = await transact(database, (tx) => insertOrder(tx, { ...ordering, now: clock.now() }));
  const customer = ordering.userId ? await findCustomer(database, ordering.userId) : undefined;
  try {
    const made = { id, amountCents: ordering.order.amountCents, customerId: customer?.provider_id };
    const { id: intent_id } = await createIntent(platform.cards, made);
    await store.updateGiftCard(database, id, { intent_id });
  } catch (error) {
    platform.log.error({ failure: failureOf(error).kind }, "no gift card could be ordered");
    // Without its payment the order is of no use to anybody.
    await store.deleteOrder(database, id);
    throw new Problem("cardsUnavailable");
  }
  return { order: orderKeyOf(config.secret, id) };
}

async function insertOrder(tx: Tx, { order, userId, locale, now }: Ordering & { now: Date }): Promise<string> {
  const since = new Date(now.getTime() - GIFT_CARD_WINDOW);
  const isPrinted = order.delivery === "print";
  checkDelivery(order, now);
  const coachName = order.session ? await sessionOf(tx, order) : "";
  const { id } = await store.insertOrder(tx, {
    amount_cents: order.amountCents,
    design: order.design,
    coach_name: coachName,
    buyer_id: userId ?? null,
    buyer_name: order.senderName,
    buyer_email: order.email,
    locale,
    recipient_name: order.recipientName,
    recipient_email: isPrinted ? null : order.recipientEmail,
    message: order.message,
    delivery: order.delivery,
    deliver_on: isPrinted ? null : order.deliverOn,
    ordered_at: now,
  });
  const whose = { buyerId: userId ?? null, email: order.email, cardKey: null, since, except: id };
  const { cents, count } = await store.sumBought(tx, whose);
  if (isTooMuchBought({ cents: cents + order.amountCents, count: count + 1 })) throw new Problem("giftCardLimit");
  return id;
}

/** Mailed to somebody, on a day that can be chosen. */
function checkDelivery({ delivery, recipientEmail, deliverOn }: Ordering["order"], now: Date): void {
  const errors = [
    ...(delivery === "mail" && !recipientEmail ? [{ field: "recipientEmail", code: "required", params: {} }] : []),
    ...(deliverOn && !isDeliveryDay(deliverOn, now.getTime())
      ? [{ field: "deliverOn", code: "deliveryDay", params: {} }]
      : []),
  ];
  if (errors.length > 0) throw new Problem("invalidFields", { errors });
}

/** The coach whose session is given; its price has to be the one that the buyer saw. */
async function sessionOf(tx: Tx, { session, amountCents }: Ordering["order"]): Promise<string> {
  const found = session && (await store.findSession(tx, session));
  if (!found) throw new Problem("notFound");
  const grossCents = grossOf(found.netCents, vatStatusOf(found.vatStatus ?? undefined));
  if (grossCents !== amountCents || grossCents > GIFT_CARD_CENTS.most) throw new Problem("feeChanged");
  return found.name;
}

type Paying = { id: string; userId: string; cardId: string };

/** A buyer with an account pays with a saved card, and can answer the bank. */
export async function payWithCard(platform: Platform, { id, userId, cardId }: Paying): Promise<GiftPayment> {
  const { database, cards } = platform;
  const order = await store.findGiftCard(database, id);
  const card = await cardOfOwner(database, { userId, cardId });
  if (order?.buyer_id !== userId || !order.intent_id || !card) throw new Problem("notFound");
  if (order.status !== "ordered") return { status: "paid" };
  try {
    return await storePayment(platform, id, await confirmIntent(cards, order.intent_id, card.provider_id));
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "declined") throw new Problem("giftPaymentDeclined");
    // Meanwhile paid, or nobody knows: the provider is asked.
    return askOrder(platform, id);
  }
}

/** How the payment of an order stands, asked of the provider. */
export async function askOrder(platform: Platform, id: string): Promise<GiftPayment> {
  const order = await store.findGiftCard(platform.database, id);
  if (!order?.intent_id) throw new Problem("notFound");
  if (order.status !== "ordered") return { status: "paid" };
  try {
    return await storePayment(platform, id, await findIntent(platform.cards, order.intent_id));
  } catch (error) {
    failureOf(error);
    throw new Problem("cardsUnavailable");
  }
}

/** Deletes orders that nobody paid: their payment is cancelled first, so that none can be paid afterwards. */
export async function dropOrders(platform: Platform, { before, limit }: { before: Date; limit: number }) {
  let dropped = 0;
  for (const { id, intent_id } of await store.findOpenOrders(platform.database, { before, limit })) {
    await platform.cards.pace();
    const storeIntent = (intent: Stripe.PaymentIntent) => storePayment(platform, id, intent);
    const isOver = intent_id === null || (await cancelIntent(platform.cards, { intentId: intent_id, storeIntent }));
    if (!isOver) continue;
    await store.deleteOrder(platform.database, id);
    dropped += 1;
  }
  return dropped;
}

import type { GiftPayment } from "@aufwind/contract/gift-cards";
import {
  deliveryAt,
  GIFT_CARD_WINDOW,
  giftCardExpiresOn,
  isHeldForReview,
  nextReminderAt,
} from "@aufwind/rules/gift-cards";
import type Stripe from "stripe";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { openCase } from "../cases/commands.ts";
import { bookSale } from "../ledger/prepaid-commands.ts";
import { deliver } from "./delivery.ts";
import { paidCard } from "./gateway.ts";
import { cardKeyOf, newCode } from "./gift-card-keys.ts";
import { receiptMail } from "./mails.ts";
import * as store from "./order-store.ts";

/** Stores the provider's status of a gift card's payment; idempotent. */
export const storePayment = (platform: Platform, id: string, intent: Stripe.PaymentIntent): Promise<GiftPayment> =>
  transact(platform.database, async (tx) => {
    const order = await store.lockGiftCard(tx, id);
    if (order?.status !== "ordered") return { status: "paid" };
    if (intent.status === "requires_action")
      return { status: "authentication", clientSecret: intent.client_secret ?? "" };
    if (intent.status !== "succeeded") return { status: "open" };
    await sell(tx, platform, { order, intent });
    return { status: "paid" };
  });

type Selling = { order: store.GiftCardRow; intent: Stripe.PaymentIntent };

/** The money is there: the card gets its code and its value, and is delivered, or held for somebody to look at it. */
async function sell(tx: Tx, platform: Platform, { order, intent }: Selling): Promise<void> {
  const { config, clock, outbox, jobs } = platform;
  const now = clock.now();
  const { lastFour, fingerprint } = paidCard(intent);
  const cardKey = fingerprint ? cardKeyOf(config.secret, fingerprint) : null;
  const isHeld = await isSuspicious(tx, { order, cardKey, now });
  const expiresOn = giftCardExpiresOn(now.getTime());
  await store.updateGiftCard(tx, order.id, {
    ...newCode(config.secret),
    status: isHeld ? "held" : "paid",
    balance_cents: order.amount_cents,
    paid_at: now,
    card_key: cardKey,
    last_four: lastFour,
    expires_on: expiresOn,
    deliver_at: new Date(deliveryAt(order.deliverOn, now.getTime())),
    remind_at: new Date(nextReminderAt({ expiresOn, reminders: 0 }) ?? now),
  });
  // No VAT is due: what will be bought with it is not known yet (§ 3 (15) UStG).
  await bookSale(tx, { account: "gift_cards", id: order.id, cents: intent.amount_received, now });
  const sold = await store.lockGiftCard(tx, order.id);
  if (!sold) throw new Error("a gift card is gone while it is sold");
  await outbox.add(tx, receiptMail(platform, sold));
  if (isHeld) await holdForReview(tx, platform, sold);
  else if (sold.delivery === "print") await deliver(tx, platform, sold);
  else await jobs.add(tx, "gift-cards-due", {});
}

type Suspected = { order: store.GiftCardRow; cardKey: Buffer | null; now: Date };

async function isSuspicious(tx: Tx, { order, cardKey, now }: Suspected): Promise<boolean> {
  const since = new Date(now.getTime() - GIFT_CARD_WINDOW);
  const whose = { buyerId: order.buyer_id, email: order.buyer_email, cardKey, since, except: order.id };
  const before = await store.sumBought(tx, whose);
  return isHeldForReview({ cents: before.cents + order.amount_cents, count: before.count + 1 });
}

/** Somebody of the team looks at it before the code goes out. */
const holdForReview = (tx: Tx, platform: Platform, sold: store.GiftCardRow) =>
  openCase(tx, platform, {
    kind: "payment",
    source: "gift_cards",
    sourceId: sold.id,
    person: { id: sold.buyer_id, name: sold.buyer_name, email: sold.buyer_email },
    locale: sold.locale === "en" ? "en" : "de",
    about: { kind: "giftCard", id: sold.id },
    data: { amountCents: sold.amount_cents },
  });

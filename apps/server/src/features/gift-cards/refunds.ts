import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { postEntries } from "../ledger/commands.ts";
import { findRefund, findRefundOf, sendRefund } from "./gateway.ts";
import { type BuyerNews, buyerMail } from "./mails.ts";
import * as orders from "./order-store.ts";
import * as store from "./refund-store.ts";

/** Banks take their time; asked regularly in case the webhook is lost. */
const LATER = 6 * 3_600_000;

type Stopping = { card: orders.GiftCardRow; cause: "refused" | "withdrawn" | "team"; news?: BuyerNews };

/** A locked gift card ends, and what is left of it goes back to the card that paid; returns how much. */
export async function refundGiftCard(tx: Tx, platform: Platform, { card, cause, news }: Stopping): Promise<number> {
  const now = platform.clock.now();
  const cents = card.balance_cents;
  const over = { status: "void", void_cause: cause, voided_at: card.voided_at ?? now, remind_at: null };
  await orders.updateGiftCard(tx, card.id, { ...over, balance_cents: 0 });
  if (cents === 0) return 0;
  await store.insertRefund(tx, {
    gift_card_id: card.id,
    amount_cents: cents,
    status: "due",
    due_at: now,
    asked_at: now,
  });
  await platform.jobs.add(tx, "gift-card-refunds-due", {});
  if (news && card.buyer_email) await platform.outbox.add(tx, buyerMail(platform, card, { news, cents }));
  return cents;
}

/** Sends or looks up the refund that has waited longest; returns whether there was one. */
export async function refundNext(platform: Platform): Promise<boolean> {
  const { database, clock, cards } = platform;
  const now = clock.now();
  const due = await store.leaseRefund(database, now);
  if (!due) return false;
  const intentId = (await orders.findGiftCard(database, due.gift_card_id))?.intent_id;
  if (!intentId) throw new Error("a gift card has no payment");
  await cards.pace();
  try {
    if (due.provider_id) await storeRefund(platform, await findRefund(cards, due.provider_id), due.gift_card_id);
    else if (isKeyOver(due.sent_at, now)) await lookUp(platform, { due, intentId });
    else await storeRefund(platform, await sendRefund(cards, { refund: due, intentId }), due.gift_card_id);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "unknown") await again(platform, due.gift_card_id);
    else await lookUp(platform, { due, intentId, ...(failure.kind === "refused" && { refusal: failure.code }) });
  }
  return true;
}

const again = ({ database, clock }: Platform, id: string, changes = {}) =>
  store.updateRefund(database, id, {
    due_at: new Date(clock.now().getTime() + ASK_AGAIN),
    leased_until: null,
    ...changes,
  });

type LookedUp = { due: store.RefundRow; intentId: string; refusal?: string };

/** Without effect the next attempt gets a new key; a permanent refusal is left to people. */
async function lookUp(platform: Platform, { due, intentId, refusal }: LookedUp): Promise<void> {
  const id = due.gift_card_id;
  try {
    const found = await findRefundOf(platform.cards, intentId);
    if (found) await storeRefund(platform, found, id);
    else if (refusal) await transact(platform.database, (tx) => fail(tx, platform, { id, failure: refusal }));
    else await again(platform, id, { attempt: due.attempt + 1, sent_at: null });
  } catch (error) {
    failureOf(error);
    await again(platform, id);
  }
}

/** Stores the provider's status of a refund; idempotent. */
export const storeRefund = (platform: Platform, refund: Stripe.Refund, id: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const known = await store.lockRefund(tx, id);
    if (!known) return;
    if (refund.status === "failed" || refund.status === "canceled")
      return fail(tx, platform, { id, failure: refund.failure_reason ?? "failed", providerId: refund.id });
    const now = platform.clock.now();
    const isDone = refund.status === "succeeded";
    await store.updateRefund(tx, id, {
      provider_id: refund.id,
      status: isDone ? "succeeded" : "pending",
      // A refund that succeeded can still fail at the bank: checked once more.
      due_at: isDone && known.status === "succeeded" ? null : new Date(now.getTime() + LATER),
      leased_until: null,
      sent_at: null,
      settled_at: isDone ? (known.settled_at ?? now) : null,
    });
    await bookRefunded(tx, { id, cents: known.amount_cents, now });
    if (isDone) await closeCaseOf(tx, platform, { source: "gift_card_refunds", sourceId: id });
  });

type Booked = { id: string; cents: number; now: Date };

const bookRefunded = (tx: Tx, { id, cents, now }: Booked): Promise<boolean> =>
  postEntries(tx, {
    key: `gift-refunded:${id}`,
    kind: "gift_refunded",
    at: now,
    entries: [
      { account: "gift_cards", amountCents: cents },
      { account: "provider", amountCents: -cents },
    ],
  });

type Failed = { id: string; failure: string; providerId?: string };

/** It came back to us and is still the buyer's: people send it another way. */
async function fail(tx: Tx, platform: Platform, { id, failure, providerId }: Failed): Promise<void> {
  const [known, card] = [await store.lockRefund(tx, id), await orders.lockGiftCard(tx, id)];
  if (!known || !card || known.status === "failed") return;
  const now = platform.clock.now();
  const over = { due_at: null, leased_until: null, sent_at: null, settled_at: now };
  await store.updateRefund(tx, id, {
    ...over,
    status: "failed",
    failure,
    ...(providerId && { provider_id: providerId }),
  });
  const cents = known.amount_cents;
  await bookRefunded(tx, { id, cents, now });
  await postEntries(tx, {
    key: `gift-refund-failed:${id}`,
    kind: "refund_failed",
    at: now,
    entries: [
      { account: "provider", amountCents: cents },
      { account: "owed_back", amountCents: -cents },
    ],
  });
  if (card.buyer_email) await platform.outbox.add(tx, buyerMail(platform, card, { news: "refundFailed", cents }));
  await openCase(tx, platform, {
    kind: "payment",
    source: "gift_card_refunds",
    sourceId: id,
    person: { id: card.buyer_id, name: card.buyer_name, email: card.buyer_email },
    about: { kind: "giftCard", id },
    data: { amountCents: cents, failure },
  });
}

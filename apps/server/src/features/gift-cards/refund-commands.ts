import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RefundSource } from "../card-refunds/commands.ts";
import { lockRefund } from "../card-refunds/store.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { saleRefundPosting } from "../ledger/prepaid-commands.ts";
import { type BuyerNews, buyerMail } from "./mails.ts";
import * as orders from "./order-store.ts";
import { mayWithdraw } from "./queries.ts";

type Stopping = {
  card: orders.GiftCardRow;
  /** Missing: it was stopped before. */
  cause?: "refused" | "withdrawn" | "team";
  news?: BuyerNews;
};

/** A locked gift card ends, and what is left of it goes back to the card that paid; returns how much. */
export async function refundGiftCard(tx: Tx, platform: Platform, { card, cause, news }: Stopping): Promise<number> {
  const now = platform.clock.now();
  const cents = card.balance_cents;
  const over = { status: "void", voided_at: card.voided_at ?? now, remind_at: null, balance_cents: 0 };
  await orders.updateGiftCard(tx, card.id, { ...over, ...(cause && { void_cause: cause }) });
  if (cents === 0) return 0;
  const asked = { gift_card_id: card.id, amount_cents: cents, status: "due" };
  await orders.insertRefund(tx, { ...asked, due_at: now, asked_at: now });
  await platform.jobs.add(tx, "refunds-due", {});
  if (news && card.buyer_email) await platform.outbox.add(tx, buyerMail(platform, card, { news, cents }));
  return cents;
}

/** What goes back to the cards that paid for gift cards. */
export const GIFT_CARD_REFUNDS: RefundSource = {
  table: "gift_card_refunds",
  key: "gift-refund",
  // Those sent before there were several have the gift card's id.
  idOf: ({ metadata }) => metadata?.giftCardRefund ?? metadata?.giftCard,
  findPayment: async (db, id) => {
    const refund = await orders.findRefundRow(db, id);
    const intentId = refund && (await orders.findGiftCard(db, refund.gift_card_id))?.intent_id;
    return intentId ? { intentId, metadata: { giftCard: refund.gift_card_id, giftCardRefund: id } } : undefined;
  },
  hold: async (tx, id) => {
    const found = await orders.findRefundRow(tx, id);
    const card = found && (await orders.lockGiftCard(tx, found.gift_card_id));
    if (!card) return undefined;
    const refund = await lockRefund(tx, "gift_card_refunds", id);
    const cents = refund.amount_cents;
    return {
      refund,
      posting: saleRefundPosting("gift_cards", cents),
      concerns: {
        person: { id: card.buyer_id, name: card.buyer_name, email: card.buyer_email },
        about: { kind: "giftCard", id: card.id },
      },
      subject: { kind: "giftCard", id: card.id },
      isDisputed: card.void_cause === "disputed",
      follow: async (tx, platform, status) => {
        const news = status === "failed" ? "refundFailed" : status === "transferred" ? "transferred" : undefined;
        if (news && card.buyer_email) await platform.outbox.add(tx, buyerMail(platform, card, { news, cents }));
      },
    };
  },
};

/** A buyer withdraws from the purchase: the code is dead, and everything goes back. */
export const withdrawPurchase = (platform: Platform, id: string): Promise<{ refundCents: number }> =>
  transact(platform.database, async (tx) => {
    const card = await orders.lockGiftCard(tx, id);
    if (!card) throw new Problem("notFound");
    if (!mayWithdraw(card, platform.clock.now())) throw new Problem("giftCardNotWithdrawable");
    const refundCents = await refundGiftCard(tx, platform, { card, cause: "withdrawn", news: "withdrawn" });
    await closeCaseOf(tx, platform, { source: "gift_cards", sourceId: id, data: { why: "withdrawn" } });
    return { refundCents };
  });

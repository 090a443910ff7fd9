import type { TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import type { AuditAction } from "@aufwind/rules/audit-log";
import { type GiftCardAct, teamActs } from "@aufwind/rules/gift-cards";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { deliver } from "./delivery.ts";
import { newCode } from "./gift-card-keys.ts";
import { buyerMail, giftMail } from "./mails.ts";
import { findGiftCard, type GiftCardRow, lockGiftCard, updateGiftCard } from "./order-store.ts";
import { refundGiftCard } from "./refund-commands.ts";
import { actionFactsOf, presentForTeam } from "./team-queries.ts";

type Acting = { id: string; operatorId: string; reason: string };
type Done = { after?: Record<string, unknown> };

/** What an operator does with a locked gift card, if it is possible now; recorded with it. */
async function act(
  platform: Platform,
  { id, operatorId, reason }: Acting,
  { name, perform }: { name: GiftCardAct; perform: (tx: Tx, card: GiftCardRow) => Promise<Done> },
): Promise<TeamGiftCardDetail> {
  await transact(platform.database, async (tx) => {
    const card = await lockGiftCard(tx, id);
    if (!card?.paid_at) throw new Problem("notFound");
    if (!teamActs(actionFactsOf(card))[name]) throw new Problem("giftCardState");
    const { after } = await perform(tx, card);
    const action = `gift-cards.${name}` satisfies AuditAction;
    const subject = { kind: "giftCard", id };
    const before = { status: card.status, balanceCents: card.balance_cents };
    await recordAction(tx, platform, { operatorId, action, subject, before, reason, ...(after && { after }) });
  });
  const card = await findGiftCard(platform.database, id);
  if (!card) throw new Problem("notFound");
  return presentForTeam(platform, card);
}

/** The same mail once more. */
export const resendGiftCard = (platform: Platform, acting: Acting) =>
  act(platform, acting, {
    name: "resend",
    perform: async (tx, card) => {
      if (card.recipient_email) await platform.outbox.add(tx, giftMail(platform, card, card.recipient_email));
      return {};
    },
  });

/** A new code for one that was lost or seen by others: the old one finds nothing any more. */
export const replaceGiftCard = (platform: Platform, acting: Acting) =>
  act(platform, acting, {
    name: "replace",
    perform: async (tx, card) => {
      await updateGiftCard(tx, card.id, newCode(platform.config.secret));
      const replaced = await lockGiftCard(tx, card.id);
      if (replaced) await mailNewCode(tx, platform, replaced);
      return { after: { isReplaced: true } };
    },
  });

/** To whoever has the old one; before its day of delivery nobody has. */
async function mailNewCode(tx: Tx, platform: Platform, card: GiftCardRow): Promise<void> {
  const { status, recipient_email, buyer_email, balance_cents } = card;
  if (status !== "delivered") return;
  if (recipient_email) await platform.outbox.add(tx, giftMail(platform, card, recipient_email));
  else if (buyer_email)
    await platform.outbox.add(tx, buyerMail(platform, card, { news: "replaced", cents: balance_cents }));
}

type Voiding = Acting & { refund: boolean /** As it was shown. */; balanceCents: number };

/** Stopped: nothing can be paid with it. What is left stays owed, unless it goes back to the card that paid. */
export const voidGiftCard = (platform: Platform, { refund, balanceCents, ...acting }: Voiding) =>
  act(platform, acting, {
    name: "void",
    perform: async (tx, card) => {
      if (card.balance_cents !== balanceCents) throw new Problem("giftCardState");
      if (refund)
        return { after: { refundCents: await refundGiftCard(tx, platform, { card, cause: "team", news: "stopped" }) } };
      const voided_at = platform.clock.now();
      await updateGiftCard(tx, card.id, { status: "void", void_cause: "team", voided_at, remind_at: null });
      return { after: { refundCents: 0 } };
    },
  });

/** What is left of a stopped one goes back to the card that paid after all. */
export const refundStopped = (platform: Platform, { balanceCents, ...acting }: Acting & { balanceCents: number }) =>
  act(platform, acting, {
    name: "refund",
    perform: async (tx, card) => {
      if (card.balance_cents !== balanceCents) throw new Problem("giftCardState");
      const refundCents = await refundGiftCard(tx, platform, { card, news: "stopped" });
      const { id: sourceId, operatorId } = acting;
      await closeCaseOf(tx, platform, { source: "gift_card_returns", sourceId, operatorId, data: { why: "refund" } });
      return { after: { refundCents } };
    },
  });

/** A held one is delivered, at its time if that lies ahead. */
export const releaseGiftCard = (platform: Platform, acting: Acting) =>
  act(platform, acting, {
    name: "release",
    perform: async (tx, card) => {
      const now = platform.clock.now();
      await updateGiftCard(tx, card.id, { status: "paid" });
      if (card.delivery === "print" || (card.deliver_at ?? now) <= now) await deliver(tx, platform, card);
      await closeReview(tx, platform, { ...acting, why: "release" });
      return {};
    },
  });

/** A held one is not delivered: its buyer is told, and gets everything back. */
export const refuseGiftCard = (platform: Platform, acting: Acting) =>
  act(platform, acting, {
    name: "refuse",
    perform: async (tx, card) => {
      const refundCents = await refundGiftCard(tx, platform, { card, cause: "refused", news: "refused" });
      await closeReview(tx, platform, { ...acting, why: "refused" });
      return { after: { refundCents } };
    },
  });

const closeReview = (tx: Tx, platform: Platform, { id, operatorId, why }: Acting & { why: string }) =>
  closeCaseOf(tx, platform, { source: "gift_cards", sourceId: id, operatorId, data: { why } });

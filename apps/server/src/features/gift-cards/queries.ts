import type { GiftOrder, OwnGiftCard, OwnGiftCards } from "@aufwind/contract/gift-cards";
import {
  type GiftCardDelivery,
  type GiftCardDesign,
  type GiftCardStatus,
  isGiftCardExpired,
  mayWithdrawGiftCard,
} from "@aufwind/rules/gift-cards";
import { withdrawableUntil } from "@aufwind/rules/withdrawals";
import { berlinDay, isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import { failureOf } from "../../platform/cards/outcome.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findIntent } from "./gateway.ts";
import { findGiftCard, type GiftCardRow } from "./order-store.ts";
import { findOwned, findUsesOf } from "./redeem-store.ts";
import { findBalances } from "./store.ts";

/** An order as its buyer sees it, with what the provider's form needs while it is to be paid. */
export async function readOrder(platform: Platform, id: string): Promise<GiftOrder> {
  const card = await findGiftCard(platform.database, id);
  if (!card) throw new Problem("notFound");
  const status = card.status as GiftCardStatus;
  return {
    status,
    amountCents: card.amount_cents,
    coachName: card.coach_name,
    design: card.design as GiftCardDesign,
    recipientName: card.recipient_name,
    recipientEmail: card.recipient_email,
    message: card.message,
    senderName: card.buyer_name,
    email: card.buyer_email,
    delivery: card.delivery as GiftCardDelivery,
    deliverOn: card.deliverOn,
    deliveredAt: card.delivered_at?.toISOString() ?? null,
    expiresOn: card.expiresOn,
    payment: status === "ordered" ? await formOf(platform, card) : null,
    can: { print: mayPrint(card), withdraw: mayWithdraw(card, platform.clock.now()) },
  };
}

async function formOf({ cards }: Platform, { intent_id }: GiftCardRow) {
  if (!intent_id) return null;
  try {
    const { client_secret } = await findIntent(cards, intent_id);
    const { publishableKey, scriptUrl } = cards;
    return client_secret ? { clientSecret: client_secret, publishableKey, scriptUrl } : null;
  } catch (error) {
    failureOf(error);
    throw new Problem("cardsUnavailable");
  }
}

/** Whoever printed it holds it; a mailed one is the recipient's, whose mail has the same link. */
export const mayPrint = ({ status, code }: Pick<GiftCardRow, "status" | "code">): boolean =>
  status === "delivered" && code !== null;

export function mayWithdraw(card: GiftCardRow, now: Date): boolean {
  if (!card.paid_at) return false;
  const until = withdrawableUntil(card.paid_at.getTime(), isBerlinHoliday);
  const { amount_cents: amountCents, balance_cents: balanceCents } = card;
  return mayWithdrawGiftCard(
    { status: card.status as GiftCardStatus, amountCents, balanceCents, until },
    now.getTime(),
  );
}

/** The gift cards in an account, what is left of them, and what they paid. */
export async function giftCardsOf({ database, clock }: Platform, clientId: string): Promise<OwnGiftCards> {
  const now = clock.now();
  const [cards, uses, balances] = await Promise.all([
    findOwned(database, clientId),
    findUsesOf(database, clientId),
    findBalances(database, { clientId, today: berlinDay(now) }),
  ]);
  const byCard = Map.groupBy(uses, ({ gift_card_id }) => gift_card_id);
  return {
    balanceCents: balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    items: cards.map((card) => presentOwned(card, byCard.get(card.id) ?? [], now)),
  };
}

type Owned = Awaited<ReturnType<typeof findOwned>>[number];
type Use = Awaited<ReturnType<typeof findUsesOf>>[number];

const presentOwned = (card: Owned, uses: Use[], now: Date): OwnGiftCard => ({
  id: card.id,
  status: card.status === "void" ? "void" : isGiftCardExpired(card.expiresOn, now.getTime()) ? "expired" : "delivered",
  amountCents: card.amount_cents,
  balanceCents: card.balance_cents,
  senderName: card.buyer_name,
  redeemedAt: (card.redeemed_at ?? now).toISOString(),
  expiresOn: card.expiresOn,
  uses: uses.map((use) => ({
    appointmentId: use.appointment_id,
    scheduledAt: use.starts_at.toISOString(),
    coachName: use.coach_name,
    usedAt: use.used_at.toISOString(),
    cents: use.cents,
    returnedCents: use.returned_cents,
  })),
});

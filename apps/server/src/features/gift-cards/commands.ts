import { giftParts, giftReturns, returnGoesTo, sumOfParts, type VoidCause } from "@aufwind/rules/gift-cards";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { openCase } from "../cases/commands.ts";
import { followDispute } from "./disputes.ts";
import { findDispute, findIntent } from "./gateway.ts";
import { findByIntent, type GiftCardRow, lockGiftCard } from "./order-store.ts";
import { storePayment } from "./payments.ts";
import { refundGiftCard } from "./refund-commands.ts";
import * as store from "./store.ts";

type Charged = { row: { id: string; client_id: string; gross_cents: number }; now: Date };

/** Takes what a client's gift cards pay of a price that is about to be charged; returns how much. */
export async function payWithGiftCards(tx: Tx, { row, now }: Charged): Promise<number> {
  const balances = await store.lockBalances(tx, { clientId: row.client_id, today: berlinDay(now) });
  const parts = giftParts(balances, row.gross_cents);
  for (const part of parts) await store.insertUse(tx, { ...part, appointmentId: row.id, now });
  return sumOfParts(parts);
}

type Returned = { appointmentId: string; cents: number };

/** What gift cards paid for an appointment goes back to them; what comes back to a stopped one goes on from there. */
export async function returnToGiftCards(tx: Tx, platform: Platform, { appointmentId, cents }: Returned): Promise<void> {
  if (cents === 0) return;
  const now = platform.clock.now();
  const uses = await store.lockUses(tx, appointmentId);
  const parts = giftReturns(uses, cents);
  if (sumOfParts(parts) !== cents) throw new Error("more goes back to gift cards than they paid");
  for (const part of parts) {
    const card = await lockGiftCard(tx, part.id);
    await store.returnUse(tx, { ...part, appointmentId, now });
    if (card?.status === "void") await followReturn(tx, platform, { card, cents: part.cents });
  }
}

type Stopped = { card: GiftCardRow; cents: number };

/** Nobody can use what is on a stopped card: it goes to the card that paid, or the team decides. */
async function followReturn(tx: Tx, platform: Platform, { card, cents }: Stopped): Promise<void> {
  const { id, balance_cents: balanceCents } = card;
  const goesTo = returnGoesTo({ status: "void", voidCause: card.void_cause as VoidCause | null, balanceCents });
  if (goesTo === "buyer")
    await refundGiftCard(tx, platform, { card: { ...card, balance_cents: cents }, news: "stopped" });
  if (goesTo === "team")
    await openCase(tx, platform, {
      kind: "payment",
      source: "gift_card_returns",
      sourceId: id,
      person: { id: card.buyer_id, name: card.buyer_name, email: card.buyer_email },
      about: { kind: "giftCard", id },
      data: { amountCents: cents },
    });
}

/** The provider reports a payment that may be a gift card's: its status is looked up. */
export async function handleGiftIntentEvent(platform: Platform, intentId: string): Promise<void> {
  const order = await findByIntent(platform.database, intentId);
  if (order?.status !== "ordered") return;
  await platform.cards.pace();
  await storePayment(platform, order.id, await findIntent(platform.cards, intentId));
}

/** The same for a dispute; that the card was paid may become known only now. */
export async function handleGiftDisputeEvent(platform: Platform, providerId: string): Promise<void> {
  const dispute = await findDispute(platform.cards, providerId);
  const intentId = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
  const card = intentId ? await findByIntent(platform.database, intentId) : undefined;
  if (!card || !intentId) return;
  if (card.status === "ordered") await storePayment(platform, card.id, await findIntent(platform.cards, intentId));
  await transact(platform.database, (tx) => followDispute(tx, platform, { dispute, id: card.id }));
}

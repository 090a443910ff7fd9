import { giftParts, giftReturns, sumOfParts } from "@aufwind/rules/gift-cards";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { followDispute } from "./disputes.ts";
import { findDispute, findIntent } from "./gateway.ts";
import { findByIntent } from "./order-store.ts";
import { storePayment } from "./payments.ts";
import * as store from "./store.ts";

type Charged = { row: { id: string; client_id: string; gross_cents: number }; now: Date };

/** Takes what a client's gift cards pay of a price that is about to be charged; returns how much. */
export async function useGiftCardsFor(tx: Tx, { row, now }: Charged): Promise<number> {
  const balances = await store.lockBalances(tx, { clientId: row.client_id, today: berlinDay(now) });
  const parts = giftParts(balances, row.gross_cents);
  for (const part of parts) await store.insertUse(tx, { ...part, appointmentId: row.id, now });
  return sumOfParts(parts);
}

type Returned = { appointmentId: string; cents: number; now: Date };

/** What gift cards paid for an appointment goes back to them. */
export async function returnToGiftCards(tx: Tx, { appointmentId, cents, now }: Returned): Promise<void> {
  if (cents === 0) return;
  const uses = await store.lockUses(tx, appointmentId);
  const parts = giftReturns(uses, cents);
  if (sumOfParts(parts) !== cents) throw new Error("more goes back to gift cards than they paid");
  for (const part of parts) await store.returnUse(tx, { ...part, appointmentId, now });
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

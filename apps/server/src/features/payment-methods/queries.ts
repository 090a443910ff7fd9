import type { PaymentMethod, PaymentMethods } from "@aufwind/contract/payment-methods";
import { expiryOf, MOST_CARDS } from "@aufwind/rules/payments/cards";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CardRow } from "./store.ts";
import * as store from "./store.ts";

type Known = { cards: CardRow[]; isNeeded: boolean; now: Date };

const presentCards = (known: Known): PaymentMethods => ({
  items: known.cards.map((card) => presentCard(card, known)),
  canAdd: known.cards.length < MOST_CARDS,
});

const presentCard = (card: CardRow, known: Known): PaymentMethod => ({
  id: card.id,
  brand: card.brand,
  lastFour: card.last_four,
  expiresOn: card.expires_on,
  expiry: expiryOf(card.expires_on, known.now.getTime()),
  defaultPayment: card.is_default,
  canRemove: mayRemove(card, known),
});

type Card = { id: string; expires_on: string };

type Wallet = { cards: readonly Card[]; isNeeded: boolean; now: Date };

/** While something has to be paid, the last valid card cannot be removed. */
export function mayRemove(card: Card, { cards, isNeeded, now }: Wallet): boolean {
  const isGood = ({ expires_on }: Card) => expiryOf(expires_on, now.getTime()) !== "expired";
  return !isNeeded || !isGood(card) || cards.some((other) => other.id !== card.id && isGood(other));
}

/** Somebody's saved cards, and what can be done with them now. */
export async function listCards(platform: Platform, userId: string): Promise<PaymentMethods> {
  return presentCards(await knownOf(platform.database, { userId, now: platform.clock.now() }));
}

export const knownOf = async (db: DbOrTx, { userId, now }: { userId: string; now: Date }) => ({
  cards: await store.cardsOf(db, userId),
  isNeeded: await store.isCardNeeded(db, userId),
  now,
});

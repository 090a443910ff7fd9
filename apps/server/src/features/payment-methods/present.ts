import type { PaymentMethod, PaymentMethods } from "@aufwind/contract/payment-methods";
import { expiryOf, MOST_CARDS } from "@aufwind/rules/payments/cards";
import { mayRemove } from "./policy.ts";
import type { CardRow } from "./store.ts";

type Known = { cards: CardRow[]; isNeeded: boolean; now: Date };

export const presentCards = (known: Known): PaymentMethods => ({
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

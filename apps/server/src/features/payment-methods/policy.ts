import { expiryOf } from "@aufwind/rules/payments/cards";

type Card = { id: string; expires_on: string };
type Known = { cards: readonly Card[]; isNeeded: boolean; now: Date };

/** While something has to be paid, the last valid card cannot be removed. */
export function mayRemove(card: Card, { cards, isNeeded, now }: Known): boolean {
  const isGood = ({ expires_on }: Card) => expiryOf(expires_on, now.getTime()) !== "expired";
  return !isNeeded || !isGood(card) || cards.some((other) => other.id !== card.id && isGood(other));
}

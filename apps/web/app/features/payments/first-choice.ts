import type { PaymentMethod } from "@aufwind/contract/payment-methods";

/** The choice to type a card that is not saved yet. */
export const NEW = "new";

type Asked = { asksOther: boolean; canAdd: boolean };

/** Which card is chosen at first: the primary one, or another where that is what somebody came for. */
export function firstChoice(
  cards: readonly Pick<PaymentMethod, "id" | "defaultPayment" | "expiry">[],
  { asksOther, canAdd }: Asked,
): string {
  const good = cards.filter(({ expiry }) => expiry !== "expired");
  const wanted = good.find(({ defaultPayment }) => defaultPayment !== asksOther);
  if (wanted) return wanted.id;
  return canAdd ? NEW : (good[0]?.id ?? "");
}

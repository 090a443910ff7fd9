import type { PaymentMethod } from "@aufwind/contract/payment-methods";

/** The choice of a new card. */
export const NEW = "new";

type Asked = { asksOther: boolean; canAdd: boolean };

/** The initial choice: the primary card, or another if somebody came for that. */
export function firstChoice(
  cards: readonly Pick<PaymentMethod, "id" | "defaultPayment" | "expiry">[],
  { asksOther, canAdd }: Asked,
): string {
  const good = cards.filter(({ expiry }) => expiry !== "expired");
  const wanted = good.find(({ defaultPayment }) => defaultPayment !== asksOther);
  if (wanted) return wanted.id;
  return canAdd ? NEW : (good[0]?.id ?? "");
}

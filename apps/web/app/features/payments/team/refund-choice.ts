import { centsOf } from "@aufwind/rules/money";
import { BEARERS, type RefundWish } from "@aufwind/rules/payments/refund-split";
import { defineList, oneOf, type ViewOf, words } from "../../../shared/list/view.ts";

/** What can be chosen to go back; empty before anything is. */
export const PARTS = ["quarter", "half", "whole", "fee", "amount"] as const;

/** The refund that is being prepared, all in the address: a link can fill it in, and a reload keeps it. */
export const REFUND = defineList({
  part: oneOf(["", ...PARTS] as const, ""),
  amount: words(20),
  bearer: oneOf(BEARERS, "shared"),
  /** Why the panel was filled in by a button, for the reason that is suggested. */
  because: oneOf(["", "waived"] as const, ""),
});
export type RefundChoice = Omit<ViewOf<typeof REFUND>, "page">;

const PERCENT = { quarter: 2500, half: 5000 } as const;

/** What the API is asked for; undefined as long as nothing is chosen, or the amount is none. */
export function wishOf({ part, amount }: Pick<RefundChoice, "part" | "amount">): RefundWish | undefined {
  if (part === "quarter" || part === "half") return { kind: "percent", basisPoints: PERCENT[part] };
  if (part === "whole" || part === "fee") return { kind: part };
  const cents = part === "amount" ? centsOf(amount) : undefined;
  return cents === undefined ? undefined : { kind: "amount", cents };
}

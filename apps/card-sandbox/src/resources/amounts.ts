import { invalid } from "../refusal.ts";

/** The sandbox only knows euro, in cents. */
export function mustBeEuro({ amount, currency, least }: { amount: number; currency: string; least: number }): void {
  if (currency !== "eur")
    throw invalid(`Invalid currency: ${currency}. The sandbox keeps eur only.`, { param: "currency" });
  if (amount < 1)
    throw invalid("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (amount < least)
    throw invalid(`Amount must be at least €${(least / 100).toFixed(2)} eur`, {
      code: "amount_too_small",
      param: "amount",
    });
  if (amount > 99_999_999)
    throw invalid("Amount must be no more than €999,999.99", { code: "amount_too_large", param: "amount" });
}

import { invalid } from "../errors.ts";
import type { Params, Spec } from "../params.ts";

type Metadata = Record<string, string>;

/** Given names are set, an empty value removes its name, an empty set removes all. */
export function mergedMetadata(old: Metadata | null, changes: Metadata | undefined): Metadata {
  if (!changes) return old ?? {};
  if (Object.keys(changes).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ""));
}

export const ADDRESS = {
  city: "text",
  country: "text",
  line1: "text",
  line2: "text",
  postal_code: "text",
  state: "text",
} as const satisfies Spec;

export const addressOf = (given: Params<typeof ADDRESS>) => ({
  city: given.city || null,
  country: given.country || null,
  line1: given.line1 || null,
  line2: given.line2 || null,
  postal_code: given.postal_code || null,
  state: given.state || null,
});

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

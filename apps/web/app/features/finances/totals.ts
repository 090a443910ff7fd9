import type { FinanceItem } from "@aufwind/contract/finances";

/** The amounts of a row, in the order shown. */
export const AMOUNTS = [
  "grossCents",
  "vatCents",
  "netCents",
  "feeCents",
  "marketingCents",
  "feeVatCents",
  "adjustedCents",
  "arrivesCents",
] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Amounts = Pick<FinanceItem, Amount>;

/** The deductions from the price to what arrives. */
export const isDeduction = (amount: Amount) =>
  amount === "feeCents" || amount === "marketingCents" || amount === "feeVatCents";

/** The sums of all rows; shown only if the list is complete. */
export const totalsOf = (items: readonly Amounts[]): Amounts =>
  Object.fromEntries(AMOUNTS.map((name) => [name, items.reduce((sum, item) => sum + item[name], 0)])) as Amounts;

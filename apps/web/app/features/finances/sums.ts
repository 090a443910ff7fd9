import type { FinanceItem } from "@aufwind/contract/finances";

/** What a row adds up from, in the order in which it is shown. */
export const AMOUNTS = [
  "grossCents",
  "vatCents",
  "netCents",
  "feeCents",
  "marketingCents",
  "feeVatCents",
  "arrivesCents",
] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Amounts = Pick<FinanceItem, Amount>;

/** What is taken off on the way from the price to what arrives. */
export const isTaken = (amount: Amount) =>
  amount === "feeCents" || amount === "marketingCents" || amount === "feeVatCents";

/** All rows together; only worth showing where all of them are there. */
export const sumOf = (items: readonly Amounts[]): Amounts =>
  Object.fromEntries(AMOUNTS.map((name) => [name, items.reduce((sum, item) => sum + item[name], 0)])) as Amounts;

import { earningsOf, PLATFORM_FEE } from "@aufwind/rules/money";
import { expect, test } from "vitest";
import { totalsOf } from "./totals.ts";

const sale = (netCents: number) => ({
  netCents,
  adjustedCents: 0,
  ...earningsOf({ netCents, status: "regular", fee: PLATFORM_FEE, marketing: true }),
});

test("the sum of rows adds up like each of them", () => {
  const sum = totalsOf([sale(10_000), sale(8_335)]);
  expect(sum.grossCents).toBe(sum.netCents + sum.vatCents);
  expect(sum.arrivesCents).toBe(sum.grossCents - sum.feeCents - sum.marketingCents - sum.feeVatCents);
});

test("what was taken back lowers the sum", () => {
  const back = Object.fromEntries(Object.entries(sale(10_000)).map(([name, cents]) => [name, -cents])) as ReturnType<
    typeof sale
  >;
  expect(totalsOf([sale(10_000), back]).arrivesCents).toBe(0);
});

test("no rows sum to nothing", () => {
  expect(totalsOf([]).arrivesCents).toBe(0);
});

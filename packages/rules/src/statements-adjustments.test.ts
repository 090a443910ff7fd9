import fc from "fast-check";
import { expect, test } from "vitest";
import { adjustmentEntries, adjustmentOf } from "./statements-adjustments.ts";

test("a fee comes back with its VAT", () => {
  const adjustment = adjustmentOf({ feeCents: 1900, otherCents: 0 });
  expect(adjustment).toEqual({
    feeCents: -1900,
    marketingCents: 0,
    feeVatCents: -361,
    adjustedCents: 0,
    arrivesCents: 2261,
  });
  expect(adjustmentEntries(adjustment)).toEqual([
    { account: "coach", amountCents: -2261 },
    { account: "fees", amountCents: 1900 },
    { account: "vat", amountCents: 361 },
  ]);
});

test("what the coach gets or gives back besides is borne by us, without VAT", () => {
  expect(adjustmentEntries(adjustmentOf({ feeCents: 0, otherCents: -500 }))).toEqual([
    { account: "coach", amountCents: 500 },
    { account: "promotions", amountCents: -500 },
  ]);
});

test("whatever is adjusted sums to zero", () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: -100_000, max: 100_000 }), (feeCents, marketingCents, otherCents) => {
      const adjustment = adjustmentOf({ feeCents, marketingCents, otherCents });
      expect(adjustmentEntries(adjustment).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
      const { feeCents: fee, marketingCents: marketing, feeVatCents, adjustedCents, arrivesCents } = adjustment;
      expect(arrivesCents).toBe(0 - fee - marketing - feeVatCents + adjustedCents);
    }),
  );
});

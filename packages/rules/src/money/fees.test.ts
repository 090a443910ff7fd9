import fc from "fast-check";
import { expect, test } from "vitest";
import {
  EXISTING_CLIENT_FEE,
  earningsOf,
  grossOf,
  letDownEarnings,
  PLATFORM_FEE,
  VAT_STATUSES,
  vatStatusOf,
} from "./fees.ts";

test("a client pays the net price and the coach's VAT, a small business adds none", () => {
  expect(grossOf(8000, "regular")).toBe(9520);
  expect(grossOf(8000, "small")).toBe(8000);
});

test("VAT is added the regular way until a coach says otherwise", () => {
  expect([undefined, "regular", "small"].map(vatStatusOf)).toEqual(["regular", "regular", "small"]);
});

test("of 100 € net, 96.39 € arrive from a client whom the platform brought", () => {
  expect(earningsOf({ netCents: 10_000, status: "regular", fee: PLATFORM_FEE, marketing: false })).toEqual({
    grossCents: 11_900,
    vatCents: 1900,
    feeCents: 1900,
    marketingCents: 0,
    feeVatCents: 361,
    arrivesCents: 9639,
  });
});

test("the first paid appointment with a new client also bears the marketing fee", () => {
  const first = earningsOf({ netCents: 10_000, status: "small", fee: PLATFORM_FEE, marketing: true });
  expect(first).toMatchObject({ grossCents: 10_000, marketingCents: 2900, feeVatCents: 912, arrivesCents: 4288 });
});

test("an own client costs 12 percent", () => {
  const own = earningsOf({ netCents: 10_000, status: "small", fee: EXISTING_CLIENT_FEE, marketing: false });
  expect(own).toMatchObject({ feeCents: 1200, arrivesCents: 8572 });
});

test("nothing is lost or made: what arrives and what is taken is what was paid", () => {
  const sale = fc.record({
    netCents: fc.integer({ min: 0, max: 10_000_00 }),
    status: fc.constantFrom("regular" as const, "small" as const),
    fee: fc.constantFrom(PLATFORM_FEE, EXISTING_CLIENT_FEE),
    marketing: fc.boolean(),
  });
  fc.assert(
    fc.property(sale, (given) => {
      const { grossCents, feeCents, marketingCents, feeVatCents, arrivesCents } = earningsOf(given);
      expect(arrivesCents + feeCents + marketingCents + feeVatCents).toBe(grossCents);
    }),
  );
});

test("what was let down is what the card paid, to the cent, and the whole price where there was no credit", () => {
  for (let netCents = 1500; netCents < 40_000; netCents += 7)
    for (const status of VAT_STATUSES) {
      const gross = grossOf(netCents, status);
      expect(letDownEarnings(gross, status)).toMatchObject({ netCents, grossCents: gross, arrivesCents: gross });
      const { netCents: net, vatCents, grossCents } = letDownEarnings(gross - 1000, status);
      expect([net + vatCents, grossCents]).toEqual([gross - 1000, gross - 1000]);
    }
  expect(letDownEarnings(10_900, "regular")).toMatchObject({ netCents: 9160, vatCents: 1740, feeCents: 0 });
});

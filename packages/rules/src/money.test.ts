import fc from "fast-check";
import { expect, test } from "vitest";
import {
  centsOf,
  EXISTING_CLIENT_FEE,
  earningsOf,
  grossOf,
  letDownEarnings,
  PLATFORM_FEE,
  shareOf,
  VAT_STATUSES,
  vatStatusOf,
} from "./money.ts";

test("half a cent is rounded away from zero, on both sides", () => {
  expect(shareOf(50, 1900)).toBe(10);
  expect(shareOf(-50, 1900)).toBe(-10);
  expect(shareOf(10_000, 1900)).toBe(1900);
});

test("is never further from the exact share than half a cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_00, max: 100_000_00 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, rate) => {
        expect(Math.abs(shareOf(cents, rate) - (cents * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});

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

test.each([
  ["95", 9500],
  ["95,5", 9550],
  ["95.50", 9550],
  [" 95,00 € ", 9500],
  ["1.250,00", 125_000],
  ["1,250.00", 125_000],
  ["1 250", 125_000],
  ["1.250", 125_000],
  ["0", 0],
  ["0,60", 60],
  ["95 eur", 9500],
  ["95 Euro", 9500],
  ["EUR 95", 9500],
  ["95,-", 9500],
  ["95,-- €", 9500],
  ["95,–", 9500],
])("%s is %d cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each([
  "",
  "abc",
  "-5",
  "9,555",
  "1.25,00",
  "12..3",
  "1e3",
  "0.600",
  "0.600,00",
  "0,600.00",
  ",-",
  "95-",
  "99999999999999999999",
])("%s is no amount", (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

import { expect, test } from "vitest";
import { explainByHand, type Movement, pairBooks } from "./reconciliation.ts";

const moved = (reference: string | null, amountCents: number, day = "2026-11-18"): Movement => ({
  reference,
  amountCents,
  day,
});
const partners = (ones: Movement[], others: Movement[]) => {
  const paired = pairBooks(ones, others);
  return [paired.ones, paired.others].map((book) => book.map(({ partnerOn }) => partnerOn));
};

test("the same cause and amount are partners, also on another day", () => {
  expect(partners([moved("pi_1", 100), moved("pi_2", 100)], [moved("pi_2", 100, "2026-11-19")])).toEqual([
    [null, "2026-11-19"],
    ["2026-11-18"],
  ]);
});

test("another amount, another sign or an unknown cause is no partner", () => {
  const other = [moved("pi_1", 99), moved("pi_1", -100), moved(null, 100)];
  expect(partners([moved("pi_1", 100), moved(null, 100)], other)).toEqual([
    [null, null],
    [null, null, null],
  ]);
});

test("each has one partner at most, and rather one of its own day", () => {
  const ones = [moved("du_1", -100, "2026-11-17"), moved("du_1", -100)];
  expect(partners(ones, [moved("du_1", -100)])).toEqual([[null, "2026-11-18"], ["2026-11-18"]]);
});

test("what was posted by hand explains what only the provider has: the same amount, each once, nothing that has a partner", () => {
  const of = (amountCents: number, partnerOn: string | null = null) => ({ ...moved("pi_1", amountCents), partnerOn });
  const byHand = [{ amountCents: 700, day: "2026-11-22", reason: "Testzahlung" }];
  const found = explainByHand([of(700, "2026-11-20"), of(500), of(700), of(700)], byHand);
  expect(found.map(({ partnerOn, reason }) => [partnerOn, reason])).toEqual([
    ["2026-11-20", null],
    [null, null],
    ["2026-11-22", "Testzahlung"],
    [null, null],
  ]);
});

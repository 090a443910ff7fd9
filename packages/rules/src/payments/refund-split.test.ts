import fc from "fast-check";
import { expect, test } from "vitest";
import { earningsOf } from "../money.ts";
import {
  addShares,
  NO_SHARES,
  type RefundFacts,
  type RefundSplit,
  type RefundWish,
  type Shares,
  splitRefund,
} from "./refund-split.ts";

const KEYS = Object.keys(NO_SHARES) as (keyof Shares)[];

type Sale = {
  netCents?: number;
  giftCents?: number;
  packageCents?: number;
  creditCents?: number;
  isEarned?: boolean;
  marketing?: boolean;
  isSmall?: boolean;
};

/** 95 € net with 19 % VAT, as a completed appointment that nothing was refunded of. */
function factsOf({
  netCents = 9500,
  giftCents = 0,
  packageCents = 0,
  creditCents = 0,
  isEarned = true,
  marketing = false,
  isSmall = false,
}: Sale = {}) {
  const status = isSmall ? "small" : "regular";
  const earning = { netCents, ...earningsOf({ netCents, status, fee: 1900, marketing }) };
  const cardCents = earning.grossCents - giftCents - packageCents - creditCents;
  const paid = { cardCents, giftCents, packageCents, creditCents };
  const earlier = { cardCents: 0, giftCents: 0, packageCents: 0, creditCents: 0, priceCents: 0 };
  return { paid, earlier, earning, isEarned, reversed: NO_SHARES } satisfies RefundFacts;
}

function split(facts: RefundFacts, wish: RefundWish, bearer: "shared" | "platform" = "shared"): RefundSplit {
  const answer = splitRefund(facts, { wish, bearer });
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer;
}

/** The facts after a refund. */
const after = (facts: RefundFacts, { client, priceCents, back }: RefundSplit): RefundFacts => ({
  ...facts,
  earlier: {
    cardCents: facts.earlier.cardCents + client.cardCents,
    giftCents: facts.earlier.giftCents + client.giftCents,
    packageCents: facts.earlier.packageCents + client.packageCents,
    creditCents: facts.earlier.creditCents + client.creditCents,
    priceCents: facts.earlier.priceCents + priceCents,
  },
  reversed: addShares(facts.reversed, back),
});

test("60 percent take 60 percent from everybody: from the coach, from our fee, from its VAT", () => {
  expect(split(factsOf(), { kind: "percent", basisPoints: 6000 })).toEqual({
    bearer: "shared",
    client: { cardCents: 6783, giftCents: 0, packageCents: 0, creditCents: 0 },
    priceCents: 6783,
    back: {
      netCents: 5700,
      vatCents: 1083,
      grossCents: 6783,
      feeCents: 1083,
      marketingCents: 0,
      feeVatCents: 206,
      arrivesCents: 5494,
    },
    platformCents: 0,
    isWhole: false,
    entries: [
      { account: "coach", amountCents: 5494 },
      { account: "fees", amountCents: 1083 },
      { account: "vat", amountCents: 206 },
      { account: "provider", amountCents: -6783 },
    ],
  });
});

test("before anything is earned it comes out of what was paid ahead, and the preview names what the coach will miss", () => {
  const { entries, back } = split(factsOf({ isEarned: false }), { kind: "amount", cents: 1000 });
  expect(entries).toEqual([
    { account: "prepaid", amountCents: 1000 },
    { account: "provider", amountCents: -1000 },
  ]);
  expect(back.arrivesCents).toBeGreaterThan(0);
});

test("goodwill is paid by us alone: coach, fee and invoice stay as they are", () => {
  const { back, priceCents, platformCents, entries } = split(factsOf(), { kind: "amount", cents: 2000 }, "platform");
  expect([back, priceCents, platformCents]).toEqual([NO_SHARES, 0, 2000]);
  expect(entries).toEqual([
    { account: "provider", amountCents: -2000 },
    { account: "promotions", amountCents: 2000 },
  ]);
});

test("our fee alone goes back with its VAT and is borne by us, whoever was named", () => {
  const { bearer, client } = split(factsOf(), { kind: "fee" });
  expect([bearer, client.cardCents]).toEqual(["platform", 1805 + 343]);
});

test("the card gets all of its own back first, then the gift card, then the credit", () => {
  const facts = factsOf({ giftCents: 5000, creditCents: 1000 });
  const client = (cents: number) => Object.values(split(facts, { kind: "amount", cents }).client);
  expect(client(5305)).toEqual([5305, 0, 0, 0]);
  expect(client(8305)).toEqual([5305, 3000, 0, 0]);
  expect(client(10_905)).toEqual([5305, 5000, 0, 600]);
  expect(Object.values(split(facts, { kind: "whole" }).client)).toEqual([5305, 5000, 0, 1000]);
});

test("what a package paid goes back to it, in the ledger too", () => {
  const { client, entries } = split(factsOf({ packageCents: 11_305, isEarned: false }), { kind: "whole" });
  expect(client).toEqual({ cardCents: 0, giftCents: 0, packageCents: 11_305, creditCents: 0 });
  expect(entries).toEqual([
    { account: "prepaid", amountCents: 11_305 },
    { account: "packages", amountCents: -11_305 },
  ]);
});

test("what goes back to a gift card is owed to whoever has it", () => {
  const whole = split(factsOf({ giftCents: 11_305, isEarned: false }), { kind: "whole" });
  expect(whole.entries).toEqual([
    { account: "prepaid", amountCents: 11_305 },
    { account: "gift_cards", amountCents: -11_305 },
  ]);
});

test("when the rest goes back the price is void, and earlier goodwill is ours again", () => {
  const facts = factsOf();
  const rest = split(after(facts, split(facts, { kind: "amount", cents: 2000 }, "platform")), { kind: "whole" });
  expect([rest.client.cardCents, rest.priceCents, rest.platformCents]).toEqual([9305, 11_305, -2000]);
  expect(rest.back).toEqual(facts.earning);
});

test("more than is left is refused, and so is anything once all is back", () => {
  const facts = factsOf();
  expect(splitRefund(facts, { wish: { kind: "amount", cents: 11_306 }, bearer: "shared" })).toEqual({
    refusal: "moreThanPaid",
  });
  const done = after(facts, split(facts, { kind: "whole" }));
  for (const wish of [{ kind: "whole" }, { kind: "amount", cents: 1 }, { kind: "fee" }] as const)
    expect(splitRefund(done, { wish, bearer: "shared" })).toEqual({ refusal: "nothingLeft" });
});

const sales = fc.record({
  netCents: fc.integer({ min: 6000, max: 60_000 }),
  giftCents: fc.constantFrom(0, 700, 3000),
  creditCents: fc.constantFrom(0, 1000, 2500),
  isEarned: fc.boolean(),
  marketing: fc.boolean(),
  isSmall: fc.boolean(),
});
const wishes = fc.record({
  cents: fc.integer({ min: 1, max: 30_000 }),
  bearer: fc.constantFrom<"shared" | "platform">("shared", "shared", "platform"),
});

test("whatever is refunded in whatever parts: each sums to zero, nobody gets back more than there is, all is the whole", () => {
  fc.assert(
    fc.property(sales, fc.array(wishes, { maxLength: 6 }), (sale, parts) => {
      const whole = factsOf(sale);
      let facts: RefundFacts = whole;
      const given: RefundSplit[] = [];
      for (const { cents, bearer } of parts) {
        const answer = splitRefund(facts, { wish: { kind: "amount", cents }, bearer });
        if ("refusal" in answer) continue;
        given.push(answer);
        facts = after(facts, answer);
      }
      const last = splitRefund(facts, { wish: { kind: "whole" }, bearer: "shared" });
      if (!("refusal" in last)) {
        given.push(last);
        facts = after(facts, last);
      }
      for (const { entries, client, back, priceCents } of given) {
        expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
        for (const cents of [...Object.values(client), priceCents]) expect(cents).toBeGreaterThanOrEqual(0);
        for (const key of KEYS) if (key !== "arrivesCents") expect(back[key]).toBeGreaterThanOrEqual(0);
        expect(back.netCents + back.vatCents).toBe(back.grossCents);
        expect(back.arrivesCents + back.feeCents + back.marketingCents + back.feeVatCents).toBe(back.grossCents);
      }
      expect(facts.earlier).toMatchObject({ cardCents: whole.paid.cardCents, giftCents: whole.paid.giftCents });
      // All went back by goodwill: then the coach keeps everything.
      if (facts.earlier.priceCents > 0) expect(facts.earlier.priceCents).toBeLessThanOrEqual(whole.earning.grossCents);
      if (!("refusal" in last)) expect(facts.reversed).toEqual(whole.earning);
    }),
  );
});

test("two parts take exactly what one refund of both takes", () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }), (sale, first, second) => {
      const facts = factsOf({ ...sale, creditCents: 0 });
      const one = split(facts, { kind: "amount", cents: first + second });
      const half = split(facts, { kind: "amount", cents: first });
      const other = split(after(facts, half), { kind: "amount", cents: second });
      expect(addShares(half.back, other.back)).toEqual(one.back);
    }),
  );
});

test("of fees that were waived after a refund the next one takes nothing back", () => {
  const facts = factsOf({ marketing: true });
  const half = after(facts, split(facts, { kind: "percent", basisPoints: 5000 }));
  const { feeCents, marketingCents, feeVatCents } = half.reversed;
  // What the refund had left was waived: only what it took back was ever charged.
  const waived = { ...half, earning: { ...half.earning, feeCents, marketingCents, feeVatCents } };
  const { back } = split(waived, { kind: "amount", cents: 1000 });
  expect(back).toMatchObject({ grossCents: 1000, feeCents: 0, marketingCents: 0, feeVatCents: 0, arrivesCents: 1000 });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { mayBeTaken, needsSecondForGoodwill, takeCredit } from "./credits.ts";
import { CREDIT_REASONS, largestCredit } from "./friends.ts";

const priced = { grossCents: 11_900, relation: "new", isWelcome: true } as const;
const goodwill = (cents: number) => ({ cents, reason: "goodwill" }) as const;
const welcome = { cents: 1000, reason: "welcome" } as const;

test("100 euros within 30 days are granted by one person, a cent more by two", () => {
  expect(needsSecondForGoodwill({ cents: 10_000, grantedCents: 0 })).toBe(false);
  expect(needsSecondForGoodwill({ cents: 10_001, grantedCents: 0 })).toBe(true);
  expect(needsSecondForGoodwill({ cents: 4000, grantedCents: 6000 })).toBe(false);
  expect(needsSecondForGoodwill({ cents: 4001, grantedCents: 6000 })).toBe(true);
});

test("goodwill that is larger than the price is split, and the rest waits in its place", () => {
  expect(takeCredit([goodwill(20_000), welcome], priced)).toEqual({
    cents: 11_850,
    left: [goodwill(8150), welcome],
  });
});

test("a present that is larger than the price waits whole, and the next one is taken", () => {
  expect(takeCredit([welcome, goodwill(400)], { ...priced, grossCents: 900 })).toEqual({ cents: 400, left: [welcome] });
});

test("with a coach's own client only goodwill pays", () => {
  expect(takeCredit([welcome, goodwill(500)], { ...priced, relation: "existing" })).toEqual({
    cents: 500,
    left: [welcome],
  });
  expect(takeCredit([welcome], { ...priced, relation: "existing" }).cents).toBe(0);
});

test("a welcome that does not count here is passed over", () => {
  expect(takeCredit([welcome, goodwill(500)], { ...priced, isWelcome: false }).cents).toBe(500);
});

test("whatever is taken: nothing is lost, and something is left for the card", () => {
  const credits = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 30_000 }), reason: fc.constantFrom(...CREDIT_REASONS) }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(credits, fc.integer({ min: 1, max: 30_000 }), (held, grossCents) => {
      const { cents, left } = takeCredit(held, { ...priced, grossCents });
      const sum = (some: { cents: number }[]) => some.reduce((all, each) => all + each.cents, 0);
      expect(sum(left) + cents).toBe(sum(held));
      expect(cents).toBeLessThanOrEqual(largestCredit(grossCents));
    }),
  );
});

test("only presents that nobody has used are taken away; what we owe stays", () => {
  const isFree = { isUsed: false, isTaken: false };
  expect(
    (["welcome", "invited", "refund", "goodwill"] as const).filter((reason) => mayBeTaken({ reason, ...isFree })),
  ).toEqual(["welcome", "invited"]);
  expect(mayBeTaken({ reason: "welcome", isUsed: true, isTaken: false })).toBe(false);
  expect(mayBeTaken({ reason: "welcome", isUsed: false, isTaken: true })).toBe(false);
});

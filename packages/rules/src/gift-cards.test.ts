import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  deliveryAt,
  extendedExpiry,
  type GiftCardStatus,
  giftCardExpiresOn,
  giftParts,
  giftReturns,
  isDeliveryDay,
  isGiftCardExpired,
  isHeldForReview,
  isTooMuchBought,
  mayWithdrawGiftCard,
  nextReminderAt,
  redeemRefusal,
  returnGoesTo,
  sumOfParts,
  takeMeans,
  teamActs,
} from "./gift-cards.ts";

const at = (instant: string) => Date.parse(instant);
const gift = (id: string, balanceCents: number, expiresOn = "2029-12-31") => ({ id, balanceCents, expiresOn });

describe("how long a gift card is good", () => {
  test("three years to the end of the year in Berlin, to the last second", () => {
    expect(giftCardExpiresOn(at("2026-12-31T22:59:59Z"))).toBe("2029-12-31");
    expect(giftCardExpiresOn(at("2026-12-31T23:00:00Z"))).toBe("2030-12-31");
    expect(isGiftCardExpired("2029-12-31", at("2029-12-31T22:59:59Z"))).toBe(false);
    expect(isGiftCardExpired("2029-12-31", at("2029-12-31T23:00:00Z"))).toBe(true);
  });

  test("reminders come 90 and 30 days before, in the morning", () => {
    const next = (reminders: number) => nextReminderAt({ expiresOn: "2029-12-31", reminders });
    expect([next(0), next(1), next(2)]).toEqual([at("2029-10-02T06:00:00Z"), at("2029-12-01T07:00:00Z"), undefined]);
  });

  test("what comes back to an expired one can still be used for 90 days", () => {
    expect(extendedExpiry("2029-12-31", at("2030-01-10T12:00:00Z"))).toBe("2030-04-10");
    expect(extendedExpiry("2029-12-31", at("2029-12-31T12:00:00Z"))).toBe("2029-12-31");
  });
});

describe("when it is delivered", () => {
  test("at once, or at eight in Berlin on a later day, on both sides of a change of clocks", () => {
    const now = at("2026-11-16T09:00:00Z");
    expect(deliveryAt(null, now)).toBe(now);
    expect(deliveryAt("2026-12-24", now)).toBe(at("2026-12-24T07:00:00Z"));
    expect(deliveryAt("2027-06-01", now)).toBe(at("2027-06-01T06:00:00Z"));
    // That morning is over: now.
    expect(deliveryAt("2026-11-16", now)).toBe(now);
  });

  test("from today on, within a year", () => {
    const now = at("2026-11-16T09:00:00Z");
    const days = ["2026-11-15", "2026-11-16", "2027-11-16", "2027-11-17"];
    expect(days.map((day) => isDeliveryDay(day, now))).toEqual([false, true, true, false]);
  });
});

describe("what it pays", () => {
  test("the one that ends first pays first, and the card gets what it can be charged", () => {
    const both = [gift("late", 5000), gift("soon", 3000, "2027-12-31")];
    expect(giftParts(both, 4000)).toEqual([
      { id: "soon", cents: 3000 },
      { id: "late", cents: 1000 },
    ]);
    expect(sumOfParts(giftParts(both, 8000))).toBe(8000);
    // Twenty cents cannot be charged to a card.
    expect(sumOfParts(giftParts(both, 8020))).toBe(7970);
  });

  test("never more than there is, never below zero, and all of the price or all but what a card can pay", () => {
    const balances = fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(balances, fc.integer({ min: 50, max: 60_000 }), (cents, grossCents) => {
        const gifts = cents.map((balance, index) => gift(String(index), balance));
        const parts = giftParts(gifts, grossCents);
        const paid = sumOfParts(parts);
        for (const { id, cents: part } of parts) expect(part).toBeLessThanOrEqual(cents[Number(id)] ?? 0);
        expect(paid === grossCents || grossCents - paid >= 50).toBe(true);
      }),
    );
  });

  test("it pays before a credit, which pays of the rest", () => {
    const unused = { gifts: [gift("a", 10_000)], credits: [{ cents: 1000, reason: "invited" as const }] };
    const first = takeMeans(unused, { grossCents: 11_900, relation: "new", isWelcome: true });
    expect(first).toMatchObject({ giftCents: 10_000, creditCents: 1000, left: { credits: [] } });
    const whole = takeMeans(unused, { grossCents: 9000, relation: "new", isWelcome: true });
    expect(whole).toMatchObject({ giftCents: 9000, creditCents: 0, left: { gifts: [{ balanceCents: 1000 }] } });
  });

  test("what comes back goes to the one that paid last, and to each no more than it paid", () => {
    const used = [
      { id: "soon", cents: 3000, returnedCents: 0 },
      { id: "late", cents: 1000, returnedCents: 400 },
    ];
    expect(giftReturns(used, 1600)).toEqual([
      { id: "late", cents: 600 },
      { id: "soon", cents: 1000 },
    ]);
    expect(sumOfParts(giftReturns(used, 9999))).toBe(3600);
  });
});

test("an ordinary present goes out at once; much within a day is looked at, and very much not sold", () => {
  expect(isHeldForReview({ cents: 50_000, count: 1 })).toBe(false);
  expect(isHeldForReview({ cents: 50_001, count: 2 })).toBe(true);
  expect(isHeldForReview({ cents: 10_000, count: 4 })).toBe(true);
  expect(
    [
      { cents: 150_000, count: 10 },
      { cents: 150_001, count: 4 },
      { cents: 27_500, count: 11 },
    ].map(isTooMuchBought),
  ).toEqual([false, true, true]);
});

test("a code is refused with the reason that is true of it", () => {
  const who = { clientId: "me", now: at("2026-11-16T09:00:00Z") };
  const card = (status: GiftCardStatus, over = {}) => ({ status, expiresOn: "2029-12-31", ownerId: null, ...over });
  expect(redeemRefusal(undefined, who)).toBe("giftCodeUnknown");
  expect(redeemRefusal(card("ordered", { expiresOn: null }), who)).toBe("giftCodeUnknown");
  expect(redeemRefusal(card("delivered", { ownerId: "you" }), who)).toBe("giftCodeUsed");
  expect(redeemRefusal(card("delivered", { ownerId: "me" }), who)).toBe("giftCodeOwn");
  expect(redeemRefusal(card("void"), who)).toBe("giftCodeVoid");
  expect(redeemRefusal(card("held"), who)).toBe("giftCodeVoid");
  expect(redeemRefusal(card("delivered", { expiresOn: "2026-11-15" }), who)).toBe("giftCodeExpired");
  for (const status of ["paid", "delivered"] as const) expect(redeemRefusal(card(status), who)).toBeUndefined();
});

test("its buyer can withdraw while nothing of it was used and the period lasts", () => {
  const until = at("2026-12-01T00:00:00Z");
  const bought = { status: "delivered", amountCents: 5000, balanceCents: 5000, until } as const;
  expect(mayWithdrawGiftCard(bought, until - 1)).toBe(true);
  expect(mayWithdrawGiftCard(bought, until)).toBe(false);
  expect(mayWithdrawGiftCard({ ...bought, balanceCents: 4999 }, until - 1)).toBe(false);
  expect(mayWithdrawGiftCard({ ...bought, status: "void" }, until - 1)).toBe(false);
});

test("the team sends and replaces what nobody has redeemed, stops what can be used, and decides about what is held", () => {
  const can = (status: GiftCardStatus, isOwned = false) =>
    Object.entries(teamActs({ status, isOwned, isMailed: true, voidCause: null, balanceCents: 0 })).flatMap(
      ([act, may]) => (may ? [act] : []),
    );
  expect(can("delivered")).toEqual(["resend", "replace", "void"]);
  expect(can("delivered", true)).toEqual(["void"]);
  expect(can("held")).toEqual(["release", "refuse"]);
  for (const over of ["ordered", "void", "expired"] as const) expect(can(over)).toEqual([]);
});

test("what comes back to a stopped gift card goes to the card that paid, unless people have to decide", () => {
  const stopped = { status: "void", voidCause: "team", balanceCents: 0 } as const;
  expect(returnGoesTo({ ...stopped, status: "delivered", voidCause: null })).toBe("giftCard");
  expect(returnGoesTo(stopped)).toBe("buyer");
  expect(returnGoesTo({ ...stopped, balanceCents: 1 })).toBe("team");
  expect(returnGoesTo({ ...stopped, voidCause: "disputed" })).toBe("team");
  const acts = { isOwned: true, isMailed: true };
  expect(teamActs({ ...stopped, ...acts, balanceCents: 1 }).refund).toBe(true);
  expect(teamActs({ ...stopped, ...acts, balanceCents: 1, voidCause: "disputed" }).refund).toBe(false);
  expect(teamActs({ ...stopped, ...acts }).refund).toBe(false);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STATUSES } from "../appointments/status.ts";
import { HOUR } from "../time/durations.ts";
import { firstTry, isKeyOver, type MoneyFacts, nextDebtTry, nextTry, stepOf, unpaidAt } from "./charge-plan.ts";
import { paymentStatusAfter } from "./status.ts";

const START = Date.parse("2026-11-18T13:00:00Z");

const facts = (over: Partial<MoneyFacts> = {}): MoneyFacts => ({
  status: "Scheduled",
  startsAt: START,
  agreedAt: START - 100 * HOUR,
  owedCents: 11_900,
  charge: "open",
  failedAt: null,
  tries: 0,
  hasNewCard: false,
  isGivenBack: false,
  isEarned: false,
  isUndecided: false,
  ...over,
});

describe("when a card is charged", () => {
  test("not at exactly 24 hours, where a cancellation wins, but right after", () => {
    expect(stepOf(facts(), START - 24 * HOUR)).toEqual({ do: "wait", until: START - 24 * HOUR + 1 });
    expect(stepOf(facts(), START - 24 * HOUR + 1)).toEqual({ do: "charge" });
  });

  test("at once where it was agreed on later than that", () => {
    const agreedAt = START - 3 * HOUR;
    expect(firstTry({ startsAt: START, agreedAt })).toBe(agreedAt);
    expect(stepOf(facts({ agreedAt }), agreedAt)).toEqual({ do: "charge" });
  });

  test("again 20, 12 and 6 hours before, and then no more", () => {
    const failed = (hours: number) => nextTry({ startsAt: START, failedAt: START - hours * HOUR });
    expect([24 - 1 / 60, 20, 13, 12, 6, 3].map(failed)).toEqual([
      START - 20 * HOUR,
      START - 12 * HOUR,
      START - 12 * HOUR,
      START - 6 * HOUR,
      undefined,
      undefined,
    ]);
  });

  test("from the beginning where it was moved after its charge had failed", () => {
    const moved = { startsAt: START + 100 * HOUR, failedAt: START - 20 * HOUR };
    expect(nextTry(moved)).toBe(START + 76 * HOUR + 1);
  });

  test("at once with a new card, but never before its time", () => {
    const failed = { charge: "declined", failedAt: START - 23 * HOUR, tries: 1, hasNewCard: true } as const;
    expect(stepOf(facts(failed), START - 22 * HOUR)).toEqual({ do: "charge" });
    expect(stepOf(facts(failed), START - 30 * HOUR)).toEqual({ do: "wait", until: START - 24 * HOUR + 1 });
  });

  test.each(["Pending", "Rescheduled"] as const)(
    "never while it is %s: nobody pays for a time not agreed on",
    (status) => {
      expect(stepOf(facts({ status }), START - HOUR)).toEqual({ do: "nothing" });
    },
  );
});

describe("what is owed after the end", () => {
  test.each(["Cancelled", "No Show"] as const)(
    "%s and still owed: charged at once, then three times more",
    (status) => {
      expect(stepOf(facts({ status }), START)).toEqual({ do: "charge" });
      const failed = (tries: number) => stepOf(facts({ status, charge: "declined", failedAt: START, tries }), START);
      expect(failed(1)).toEqual({ do: "wait", until: START + 24 * HOUR });
      expect(failed(3)).toEqual({ do: "wait", until: START + 7 * 24 * HOUR });
      expect(failed(4)).toEqual({ do: "nothing" });
      expect(nextDebtTry({ failedAt: START, tries: 0 })).toBeUndefined();
    },
  );

  test.each([
    ["Completed", "completed"],
    ["Cancelled", "cancelled_late"],
    ["No Show", "no_show"],
  ] as const)("%s and paid is earned once, as %s", (status, kind) => {
    expect(stepOf(facts({ status, charge: "paid" }), START)).toEqual({ do: "earn", kind });
    expect(stepOf(facts({ status, charge: "paid", isEarned: true }), START)).toEqual({ do: "nothing" });
    expect(stepOf(facts({ status, charge: "paid", isGivenBack: true }), START)).toEqual({ do: "nothing" });
  });

  test("paid and no longer owed goes back once; unpaid and no longer owed is dropped", () => {
    const over = { status: "Cancelled", owedCents: 0 } as const;
    expect(stepOf(facts({ ...over, charge: "paid" }), START)).toEqual({ do: "refund" });
    expect(stepOf(facts({ ...over, charge: "paid", isGivenBack: true }), START)).toEqual({ do: "nothing" });
    expect(stepOf(facts({ ...over, charge: "declined" }), START)).toEqual({ do: "drop" });
    expect(stepOf(facts({ ...over, charge: "void" }), START)).toEqual({ do: "nothing" });
  });
});

test("unpaid two hours before the start is too late, but whoever was charged at short notice has 15 minutes", () => {
  expect(unpaidAt({ startsAt: START, agreedAt: START - 50 * HOUR })).toBe(START - 2 * HOUR);
  expect(unpaidAt({ startsAt: START, agreedAt: START - HOUR })).toBe(START - HOUR + 15 * 60_000);
  expect(unpaidAt({ startsAt: START, agreedAt: START - 60_000 })).toBe(START);
});

test("what nobody owes is never charged, and what is paid is never charged again", () => {
  const any = fc.record({
    status: fc.constantFrom(...STATUSES),
    owedCents: fc.constantFrom(0, 11_900),
    charge: fc.constantFrom("open", "declined", "authentication", "paid", "void"),
    failedAt: fc.option(fc.integer({ min: START - 48 * HOUR, max: START + 48 * HOUR })),
    tries: fc.integer({ min: 0, max: 9 }),
    hasNewCard: fc.boolean(),
    isGivenBack: fc.boolean(),
    isEarned: fc.boolean(),
  } as const);
  fc.assert(
    fc.property(any, fc.integer({ min: START - 72 * HOUR, max: START + 300 * HOUR }), (over, now) => {
      const step = stepOf(facts(over), now).do;
      if (over.owedCents === 0 || over.charge === "paid") expect(step).not.toBe("charge");
      if (over.isGivenBack || over.isEarned) expect(["refund", "earn"]).not.toContain(step);
    }),
  );
});

test("a payment that is no longer owed goes back, and one that never was is none", () => {
  expect(paymentStatusAfter("paid", 0)).toBe("refunding");
  expect((["open", "failed", "authentication"] as const).map((each) => paymentStatusAfter(each, 0))).toEqual(
    Array(3).fill("none"),
  );
  expect(paymentStatusAfter("failed", 100)).toBe("failed");
  expect(paymentStatusAfter("disputed", 0)).toBe("disputed");
});

test("while a no show is open to objection nothing is charged, earned or refunded", () => {
  for (const charge of ["open", "declined", "paid", "void"] as const)
    for (const owedCents of [0, 11_900]) {
      const missed = facts({ status: "No Show", charge, owedCents, isUndecided: true });
      expect(stepOf(missed, START + HOUR)).toEqual({ do: "nothing" });
    }
});

test("a key is good for a day and not a moment longer; what was not sent has none", () => {
  const sentAt = new Date("2026-11-16T09:00:00Z");
  expect(isKeyOver(sentAt, new Date("2026-11-17T08:59:59.999Z"))).toBe(false);
  expect(isKeyOver(sentAt, new Date("2026-11-17T09:00:00Z"))).toBe(true);
  expect(isKeyOver(null, sentAt)).toBe(false);
});

import { expect, test } from "vitest";
import { PAYMENT } from "./payment-fixture.ts";
import { timelineOf } from "./timeline.ts";

const now = Date.parse("2026-11-17T09:00:00Z");
const kinds = (over: Partial<typeof PAYMENT> = {}) =>
  timelineOf({ ...PAYMENT, ...over }, { cases: [], now }).map(({ kind, isAhead }) => (isAhead ? `(${kind})` : kind));

test("what happened comes in the order of time, a day after the moments on it, and what is planned is ahead", () => {
  expect(kinds()).toEqual(["booked", "paid", "appointment", "invoice", "(payout)"]);
});

test("an invoice of today has happened, a payout that is due today has not", () => {
  const [invoice] = PAYMENT.invoices;
  const today = { invoices: invoice ? [{ ...invoice, issuedOn: "2026-11-17" }] : [] };
  const statement = PAYMENT.statement && { ...PAYMENT.statement, payBy: "2026-11-17", paidOn: null };
  expect(kinds({ ...today, statement }).slice(-2)).toEqual(["invoice", "(payout)"]);
});

test("a charge that failed says so, whether the bank asked, and when the next is planned", () => {
  const charge = { status: "declined", attempts: 2, failedAt: "2026-11-16T10:00:00.000Z", isPresent: false } as const;
  const unpaid = { paidAt: null, invoices: [], statement: null, scheduledAt: "2026-11-20T10:00:00.000Z" };
  expect(kinds({ ...unpaid, payment: "failed", charge })).toEqual(["booked", "declined", "(appointment)"]);
  const asked = { ...charge, status: "authentication" } as const;
  expect(kinds({ ...unpaid, payment: "authentication", charge: asked })).toContain("bank");
  expect(kinds({ ...unpaid, payment: "open", charge: { ...charge, status: "open", failedAt: null } })).toEqual([
    ...["booked", "(planned)", "(appointment)"],
  ]);
});

test("refunds, disputes and cases stand where they began", () => {
  const refund: (typeof PAYMENT)["refunds"][number] = {
    ...{
      id: "1",
      cardCents: 100,
      giftCents: 0,
      packageCents: 0,
      creditCents: 0,
      priceCents: 100,
      transfer: null,
      failure: null,
      reason: "Ton",
      askedBy: null,
    },
    ...{ askedAt: "2026-11-12T10:00:00.000Z", settledAt: null },
    bearer: "shared",
    status: "pending",
  };
  const dispute: (typeof PAYMENT)["disputes"][number] = {
    ...{ id: "dp_1", cents: 11_900, reason: "fraudulent", openedAt: "2026-11-13T10:00:00.000Z", closedAt: null },
    status: "open",
  };
  expect(kinds({ refunds: [refund], disputes: [dispute] })).toEqual([
    ...["booked", "paid", "appointment", "invoice", "refund", "dispute", "(payout)"],
  ]);
});

import type { TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import { expect, test } from "vitest";
import { timelineOf } from "./timeline.ts";

const CARD: TeamGiftCardDetail = {
  ...{ id: "g1", status: "delivered", amountCents: 15_000, balanceCents: 15_000, design: "stars", coachName: "" },
  buyer: { id: null, name: "Hilde", email: "hilde@example.org" },
  recipient: { name: "Lena", email: "lena@example.org" },
  ...{ paidAt: "2026-11-16T09:00:00.000Z", message: "", delivery: "mail", expiresOn: "2029-12-31", lastFour: "4242" },
  ...{ deliverAt: "2026-11-16T09:00:00.000Z", deliveredAt: "2026-11-16T09:00:01.000Z", owner: null, voided: null },
  ...{ refunds: [], uses: [], acts: [], lately: { cents: 0, count: 0 } },
  can: { resend: true, replace: true, void: true, refund: false, release: false, refuse: false },
};
const now = Date.parse("2026-11-20T09:00:00Z");
const kinds = (over: Partial<TeamGiftCardDetail> = {}) =>
  timelineOf({ ...CARD, ...over }, { cases: [], now }).map(({ kind, isAhead }) => (isAhead ? `(${kind})` : kind));

test("what happened comes in the order of time", () => {
  const act = { act: "resend", at: "2026-11-17T09:00:00.000Z", by: null, reason: "Not found" } as const;
  const owner = { id: "u1", name: "Lena", redeemedAt: "2026-11-18T09:00:00.000Z" };
  const [scheduledAt, usedAt] = ["2026-11-21T09:00:00.000Z", "2026-11-20T08:00:00.000Z"];
  const use = { appointmentId: "a1", scheduledAt, usedAt, cents: 9500, returnedCents: 0 };
  expect(kinds({ acts: [act], owner, uses: [use] })).toEqual(["paid", "delivered", "act", "redeemed", "used"]);
});

test("a delivery that is planned lies ahead, and is none any more once it was stopped", () => {
  const planned = { deliverAt: "2026-12-24T07:00:00.000Z", deliveredAt: null };
  expect(kinds({ ...planned, status: "paid" })).toEqual(["paid", "(delivery)"]);
  expect(kinds({ deliveredAt: null, status: "held" })).toEqual(["paid"]);
  const voided = { at: "2026-11-18T09:00:00.000Z", cause: "withdrawn" } as const;
  expect(kinds({ ...planned, status: "void", voided })).toEqual(["paid", "withdrawn"]);
});

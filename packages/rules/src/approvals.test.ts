import { expect, test } from "vitest";
import { needsSecondPerson, whyNotDecide } from "./approvals.ts";

const now = new Date("2026-11-17T09:00:00Z");
const later = new Date("2026-11-17T10:00:00Z");
const asked = { kind: "refund", askedBy: "anna", decision: null, expiresAt: later } as const;
const ben = { userId: "ben", permissions: ["finance"] } as const;

test("another person with the permission decides", () => {
  expect(whyNotDecide(asked, ben, now)).toBeUndefined();
});

test("nobody decides their own request, a lapsed one, a decided one, or one beyond their permissions", () => {
  expect([
    whyNotDecide(asked, { ...ben, userId: "anna" }, now),
    whyNotDecide({ ...asked, expiresAt: now }, ben, now),
    whyNotDecide({ ...asked, decision: "approved" }, ben, now),
    whyNotDecide(asked, { userId: "cem", permissions: ["support", "admin"] }, now),
  ]).toEqual(["ownApproval", "approvalLapsed", "approvalDecided", "permissionMissing"]);
});

test("one person refunds up to 250 euros alone", () => {
  expect([25_000, 25_001].map(needsSecondPerson)).toEqual([false, true]);
});

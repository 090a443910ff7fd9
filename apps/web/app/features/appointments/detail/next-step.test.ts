import { HOUR } from "@aufwind/rules/time/durations";
import { expect, test } from "vitest";
import { consequences, type Facts, nextStep } from "./next-step.ts";

const start = Date.parse("2026-11-17T13:00:00.000Z");
const now = start - 72 * HOUR;

const facts = (more: Partial<Facts>): Facts => ({
  side: "client",
  scheduledStatus: "Scheduled",
  awaiting: null,
  scheduledAt: "2026-11-17T13:00:00.000Z",
  endsAt: "2026-11-17T14:00:00.000Z",
  holdUntil: null,
  answerBy: null,
  chargeAt: null,
  feeCents: 11_900,
  owedCents: 0,
  payment: "open",
  absent: null,
  history: [],
  ...more,
});

test("a request says until when the coach has time, to each side in its own words", () => {
  const request = { scheduledStatus: "Pending", awaiting: "coach", answerBy: "2026-11-16T13:00:00.000Z" } as const;
  expect(nextStep(facts(request), now)).toEqual({ key: "request.client", until: request.answerBy });
  expect(nextStep(facts({ ...request, side: "coach" }), now).key).toBe("request.coach");
});

test("a new time asks the one who is awaited", () => {
  const moved = { scheduledStatus: "Rescheduled", awaiting: "client", answerBy: "2026-11-16T13:00:00.000Z" } as const;
  expect(nextStep(facts(moved), now).key).toBe("proposed.you");
  expect(nextStep(facts({ ...moved, side: "coach" }), now).key).toBe("proposed.other");
});

test("a confirmed one tells the client when the card is charged, then that it runs, then when it counts as done", () => {
  const chargeAt = "2026-11-16T13:00:00.000Z";
  expect(nextStep(facts({ chargeAt }), now)).toEqual({ key: "ahead.charge", until: chargeAt });
  expect(nextStep(facts({ chargeAt }), start - HOUR).key).toBe("ahead.client");
  expect(nextStep(facts({ chargeAt, side: "coach" }), now).key).toBe("ahead.coach");
  expect(nextStep(facts({}), start).key).toBe("running");
  expect(nextStep(facts({}), start + HOUR)).toEqual({ key: "over", until: "2026-11-18T14:00:00.000Z" });
});

test("what was cancelled says by whom, why, and what it costs", () => {
  const over = (event: "cancel" | "decline" | "lapse" | "expire", by: "client" | "coach" | "clock", more = {}) =>
    nextStep(facts({ scheduledStatus: "Cancelled", history: [{ event, by }], ...more }), now);
  expect(over("cancel", "client", { owedCents: 11_900 })).toEqual({ key: "cancelled.you", cost: "client" });
  expect(over("cancel", "coach")).toEqual({ key: "cancelled.other", cost: "none" });
  expect(over("cancel", "coach", { feeCents: 0 })).toEqual({ key: "cancelled.other" });
  expect(over("decline", "coach").key).toBe("declined.other");
  expect(over("lapse", "clock").key).toBe("lapsed");
  expect(over("expire", "clock").key).toBe("expired.client");
});

test("a rejection differs from no answer at all", () => {
  const rejected = (by: "coach" | "clock") =>
    nextStep(facts({ scheduledStatus: "Rejected", history: [{ event: "reject", by }] }), now).key;
  expect(rejected("coach")).toBe("rejected.client");
  expect(rejected("clock")).toBe("unanswered.client");
});

test("who did not come is named, and so is what that costs", () => {
  const missed = facts({ scheduledStatus: "No Show", absent: "client", owedCents: 11_900 });
  expect(nextStep(missed, now)).toEqual({ key: "noShow.you", cost: "client" });
  expect(nextStep({ ...missed, side: "coach" }, now)).toEqual({ key: "noShow.other", cost: "coach" });
});

test("one that was not paid in time says so to each side", () => {
  const unpaid = { scheduledStatus: "Cancelled", history: [{ event: "unpaid", by: "clock" }] } as const;
  expect(nextStep(facts({ ...unpaid, history: [...unpaid.history] }), now).key).toBe("unpaid.client");
  expect(nextStep(facts({ ...unpaid, history: [...unpaid.history], side: "coach" }), now).key).toBe("unpaid.coach");
});

test("what was tried, paid or given back is told by its own line, and not here", () => {
  const absent = { scheduledStatus: "No Show", absent: "client", owedCents: 11_900 } as const;
  expect(nextStep(facts({ ...absent, payment: "open" }), now).cost).toBe("client");
  for (const payment of ["failed", "paid", "refunding", "refunded", "disputed"] as const)
    expect(nextStep(facts({ ...absent, payment }), now).cost).toBeUndefined();
});

const client = {
  side: "client",
  feeCents: 11_900,
  owedIfCancelledCents: 0,
  freeUntil: "2026-11-16T13:00:00.000Z",
  payment: "open",
} as const;
const dayBefore = Date.parse("2026-11-15T13:00:00.000Z");
const coach = { ...client, side: "coach" } as const;

test("a client is shown what cancelling costs before it is done", () => {
  expect(consequences("cancel", client, dayBefore)[0]).toBe("cancel.freeUntil");
  expect(consequences("cancel", { ...client, owedIfCancelledCents: 11_900 }, dayBefore)[0]).toBe("cancel.owed");
  expect(consequences("cancel", { ...client, feeCents: 0 }, dayBefore)[0]).toBe("cancel.nothing");
});

test("a coach is told that everything is refunded, if there is something to refund", () => {
  expect(consequences("cancel", coach, dayBefore)).toEqual(["cancel.text", "cancel.givenBack"]);
  expect(consequences("cancel", { ...coach, feeCents: 0 }, dayBefore)).toEqual(["cancel.text"]);
});

test("money is spoken of only where there is some", () => {
  expect(consequences("confirm", coach, dayBefore)).toContain("confirm.paid");
  expect(consequences("confirm", { ...coach, feeCents: 0 }, dayBefore)).toEqual(["confirm.text"]);
  expect(consequences("noShow", coach, dayBefore)).toEqual(["noShow.coach", "noShow.open"]);
  expect(consequences("noShow", { ...coach, feeCents: 0 }, dayBefore)).toEqual(["noShow.free", "noShow.open"]);
  expect(consequences("noShow", client, dayBefore)).toEqual(["noShow.client", "noShow.open"]);
});

test("a client who accepts a time within a day is told that it is charged at once", () => {
  expect(consequences("accept", client, dayBefore)).toContain("accept.paid");
  expect(consequences("accept", client, dayBefore + 48 * 3_600_000)).toContain("accept.soon");
  expect(consequences("accept", { ...client, payment: "paid" }, dayBefore)).toContain("accept.paidAlready");
  expect(consequences("accept", coach, dayBefore)).toEqual(["accept.text"]);
  expect(consequences("accept", { ...client, feeCents: 0 }, dayBefore)).toEqual(["accept.text"]);
});

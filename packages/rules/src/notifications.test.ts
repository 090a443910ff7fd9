import { expect, test } from "vitest";
import { EVENTS } from "./appointments/lifecycle.ts";
import { isMailed, resolvedBy } from "./notifications.ts";

test("whatever happens to an appointment answers what was asked about it", () => {
  for (const event of EVENTS)
    expect([event, resolvedBy({ event, owedCents: 0 })]).toEqual([
      event,
      expect.arrayContaining(["book", "reschedule", "unanswered"]),
    ]);
});

test("a new one and a reminder answer nothing", () => {
  for (const event of ["book", "remind"] as const) expect(resolvedBy({ event, owedCents: 0 })).toEqual([]);
});

test("a yes keeps a reminder unread, an end does not, and a fee that is due keeps its alarm", () => {
  expect(resolvedBy({ event: "confirm", owedCents: 0 })).not.toContain("remind");
  expect(resolvedBy({ event: "cancel", owedCents: 0 })).toEqual(expect.arrayContaining(["remind", "paymentFailed"]));
  expect(resolvedBy({ event: "cancel", owedCents: 100 })).not.toContain("paymentFailed");
  expect(resolvedBy({ event: "reschedule", owedCents: 100 })).toContain("paymentFailed");
});

const paid = { grossCents: 11_900, isAgreed: true };
const own = (side: "client" | "coach", facts = paid) =>
  EVENTS.filter((event) => isMailed({ event, by: side, reader: side, ...facts }));

test("a coach is mailed nothing that the coach did", () => {
  expect(own("coach")).toEqual([]);
});

test("a client is mailed of the own acts the order, the contract, how it ended and an objection", () => {
  expect(own("client")).toEqual(["giveDetails", "accept", "decline", "cancel", "objectToNoShow"]);
  expect(own("client", { grossCents: 0, isAgreed: true })).toEqual(["giveDetails", "objectToNoShow"]);
  expect(own("client", { grossCents: 11_900, isAgreed: false })).toEqual(["giveDetails", "accept", "objectToNoShow"]);
});

test("what the other side or the clock does is always mailed", () => {
  for (const event of EVENTS) {
    expect(isMailed({ event, by: "client", reader: "coach", ...paid })).toBe(true);
    expect(isMailed({ event, by: "clock", reader: "coach", ...paid })).toBe(true);
  }
});

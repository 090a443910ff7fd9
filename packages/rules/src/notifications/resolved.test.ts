import { expect, test } from "vitest";
import { EVENTS } from "../appointments/lifecycle.ts";
import { resolvedBy } from "./resolved.ts";

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

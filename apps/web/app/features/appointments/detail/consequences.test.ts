import { expect, test } from "vitest";
import { consequences } from "./consequences.ts";

const client = {
  side: "client",
  feeCents: 11_900,
  owedIfCancelledCents: 0,
  freeUntil: "2026-11-16T13:00:00.000Z",
  payment: "open",
} as const;
const now = Date.parse("2026-11-15T13:00:00.000Z");
const coach = { ...client, side: "coach" } as const;

test("a client hears what cancelling costs before it is done", () => {
  expect(consequences("cancel", client, now)[0]).toBe("cancel.freeUntil");
  expect(consequences("cancel", { ...client, owedIfCancelledCents: 11_900 }, now)[0]).toBe("cancel.owed");
  expect(consequences("cancel", { ...client, feeCents: 0 }, now)[0]).toBe("cancel.nothing");
});

test("a coach hears that everything is given back, where there is something", () => {
  expect(consequences("cancel", coach, now)).toEqual(["cancel.text", "cancel.givenBack"]);
  expect(consequences("cancel", { ...coach, feeCents: 0 }, now)).toEqual(["cancel.text"]);
});

test("money is spoken of only where there is some", () => {
  expect(consequences("confirm", coach, now)).toContain("confirm.paid");
  expect(consequences("confirm", { ...coach, feeCents: 0 }, now)).toEqual(["confirm.text"]);
  expect(consequences("noShow", coach, now)).toEqual(["noShow.coach", "noShow.open"]);
  expect(consequences("noShow", { ...coach, feeCents: 0 }, now)).toEqual(["noShow.free", "noShow.open"]);
  expect(consequences("noShow", client, now)).toEqual(["noShow.client", "noShow.open"]);
});

test("a client who accepts a time within a day hears that it is charged at once", () => {
  expect(consequences("accept", client, now)).toContain("accept.paid");
  expect(consequences("accept", client, now + 48 * 3_600_000)).toContain("accept.soon");
  expect(consequences("accept", { ...client, payment: "paid" }, now)).toContain("accept.paidAlready");
  expect(consequences("accept", coach, now)).toEqual(["accept.text"]);
  expect(consequences("accept", { ...client, feeCents: 0 }, now)).toEqual(["accept.text"]);
});

import { expect, test } from "vitest";
import { EVENTS } from "./lifecycle.ts";
import { isMailed } from "./own-acts.ts";

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

import { expect, test } from "vitest";
import { mayWrite } from "./writing.ts";

const STRANGERS = { isCoachReachable: true, isClientOfCoach: false, hasClientWritten: false, hasLeft: false };

test("a client writes to every coach whose page is there for them, a coach to no stranger", () => {
  expect([mayWrite("client", STRANGERS), mayWrite("coach", STRANGERS)]).toEqual([true, false]);
});

test("a coach answers whoever has asked", () => {
  expect(mayWrite("coach", { ...STRANGERS, hasClientWritten: true })).toBe(true);
});

test("whom a hidden coach does not know can only be written to", () => {
  const hidden = { ...STRANGERS, isCoachReachable: false };
  expect(mayWrite("client", hidden)).toBe(false);
  expect(mayWrite("coach", { ...hidden, isClientOfCoach: true })).toBe(true);
});

test("nobody writes to somebody who has left", () => {
  const left = { isCoachReachable: true, isClientOfCoach: true, hasClientWritten: true, hasLeft: true };
  expect([mayWrite("client", left), mayWrite("coach", left)]).toEqual([false, false]);
});

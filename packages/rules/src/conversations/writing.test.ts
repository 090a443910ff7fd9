import { expect, test } from "vitest";
import { mayWrite } from "./writing.ts";

const STRANGERS = { isCoachPublic: true, isClientOfCoach: false, hasClientWritten: false, hasLeft: false };

test("a client writes to every coach who can be found, a coach to no stranger", () => {
  expect([mayWrite("client", STRANGERS), mayWrite("coach", STRANGERS)]).toEqual([true, false]);
});

test("a coach answers whoever has asked", () => {
  expect(mayWrite("coach", { ...STRANGERS, hasClientWritten: true })).toBe(true);
});

test("a coach who hides hears from own clients only", () => {
  const hidden = { ...STRANGERS, isCoachPublic: false };
  expect(mayWrite("client", hidden)).toBe(false);
  expect(mayWrite("client", { ...hidden, isClientOfCoach: true })).toBe(true);
});

test("nobody writes to somebody who has left", () => {
  const left = { isCoachPublic: true, isClientOfCoach: true, hasClientWritten: true, hasLeft: true };
  expect([mayWrite("client", left), mayWrite("coach", left)]).toEqual([false, false]);
});

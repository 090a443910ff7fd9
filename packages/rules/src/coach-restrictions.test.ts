import { expect, test } from "vitest";
import { beginOf, GROUNDS, mayBar, mayCloseAtOnce, possibleActs, stateOf } from "./coach-restrictions.ts";

const now = new Date("2026-11-16T09:00:00Z");
const open = (kind: "pause" | "suspend" | "close", over = {}) => ({
  kind,
  allowsLogIn: true,
  hasBegun: true,
  ...over,
});

test("an account is closed thirty days after the notice, on a duty by law or a repeated breach at once", () => {
  expect(beginOf("close", { now, isImmediate: false })).toEqual(new Date("2026-12-16T09:00:00Z"));
  expect(beginOf("close", { now, isImmediate: true })).toEqual(now);
  expect(beginOf("suspend", { now, isImmediate: false })).toEqual(now);
  expect(GROUNDS.filter(mayCloseAtOnce)).toEqual(["repeated", "law"]);
});

test("only the law keeps a coach from their own data", () => {
  expect(GROUNDS.filter(mayBar)).toEqual(["law"]);
});

test("the strongest restriction that has begun counts", () => {
  expect(stateOf([])).toBeNull();
  expect(stateOf([open("close", { hasBegun: false })])).toBeNull();
  expect(stateOf([open("pause"), open("close", { hasBegun: false })])).toBe("paused");
  expect(stateOf([open("pause"), open("suspend")])).toBe("suspended");
  expect(stateOf([open("suspend"), open("close")])).toBe("closed");
  expect(stateOf([open("suspend", { allowsLogIn: false }), open("close")])).toBe("barred");
});

test("nothing is done twice", () => {
  expect(possibleActs([open("pause")])).toEqual(["suspend", "close"]);
  expect(possibleActs([])).toEqual(["pause", "suspend", "close"]);
});

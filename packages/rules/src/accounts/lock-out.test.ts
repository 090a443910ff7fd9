import { expect, test } from "vitest";
import { afterAttempt, isLockedOut, STRANGERS_ATTEMPTS } from "./lock-out.ts";

const now = new Date("2026-11-16T09:00:00Z");
const until = new Date("2026-11-16T09:15:00Z");

test("the fifth wrong password locks for 15 minutes, the fourth does not", () => {
  expect(afterAttempt({ failedAttempts: 3, lockedUntil: null }, { now })).toEqual({
    failedAttempts: 4,
    lockedUntil: null,
  });
  expect(afterAttempt({ failedAttempts: 4, lockedUntil: null }, { now })).toEqual({
    failedAttempts: 5,
    lockedUntil: until,
  });
});

test("a lock holds until its last moment", () => {
  expect(isLockedOut({ lockedUntil: until }, new Date("2026-11-16T09:14:59.999Z"))).toBe(true);
  expect(isLockedOut({ lockedUntil: until }, until)).toBe(false);
  expect(isLockedOut({ lockedUntil: null }, now)).toBe(false);
});

test("after a lock the count starts anew", () => {
  expect(afterAttempt({ failedAttempts: 5, lockedUntil: until }, { now: until })).toEqual({
    failedAttempts: 1,
    lockedUntil: null,
  });
});

test("all strangers together have more tries than one of them", () => {
  const after = (failedAttempts: number) =>
    afterAttempt({ failedAttempts, lockedUntil: null }, { now, most: STRANGERS_ATTEMPTS }).lockedUntil;
  expect([after(18), after(19)]).toEqual([null, until]);
});

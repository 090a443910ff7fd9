import { expect, test } from "vitest";
import { isBookedAtOnce, MOST_LIVE_OF_PAIR } from "./instant-booking.ts";

const stranger = { isExisting: false, hasCompleted: false, liveOfPair: 0 };
const known = { ...stranger, hasCompleted: true };
const existing = { ...stranger, isExisting: true };

test.each([
  ["off", [false, false, false]],
  ["known", [false, true, true]],
  ["all", [true, true, true]],
] as const)("%s: strangers, clients who came before, the coach's own clients", (choice, expected) =>
  expect([stranger, known, existing].map((client) => isBookedAtOnce(choice, client))).toEqual(expected),
);

test("who has several appointments ahead asks the coach for the next", () => {
  expect(isBookedAtOnce("all", { ...known, liveOfPair: MOST_LIVE_OF_PAIR - 1 })).toBe(true);
  expect(isBookedAtOnce("all", { ...known, liveOfPair: MOST_LIVE_OF_PAIR })).toBe(false);
});

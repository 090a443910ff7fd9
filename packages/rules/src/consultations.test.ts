import { expect, test } from "vitest";
import { hourlyNetCents, isBookedAtOnce, MOST_LIVE_OF_PAIR, minimumNetCents } from "./consultations.ts";

test.each([
  [60, 6000],
  [45, 4500],
  [50, 5000],
  [90, 9000],
  [35, 3500],
])("%d minutes cost at least %d cents", (minutes, cents) => {
  expect(minimumNetCents(minutes)).toBe(cents);
});

test("the hourly fee is the price in proportion", () => {
  expect(hourlyNetCents(9000, 45)).toBe(12_000);
});

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

import { expect, test } from "vitest";
import {
  agreedLanguage,
  heldIn,
  hourlyNetCents,
  isBookedAtOnce,
  keptChoice,
  MOST_LIVE_OF_PAIR,
  minimumNetCents,
} from "./consultations.ts";

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

test("a consultation is held in the chosen languages that the coach still offers, else in all, in the profile's order", () => {
  expect(heldIn(["en", "tr"], ["tr", "de", "en"])).toEqual(["tr", "en"]);
  expect(heldIn([], ["de", "en"])).toEqual(["de", "en"]);
  expect(heldIn(["fr"], ["de", "en"])).toEqual(["de", "en"]);
  expect(heldIn(["en"], [])).toEqual([]);
});

test("to choose all languages is to choose none: what is added to the profile later counts, too", () => {
  expect(heldIn(keptChoice(["en", "de"], ["de", "en"]), ["de", "en", "fr"])).toEqual(["de", "en", "fr"]);
  expect(heldIn(keptChoice(["en", "en"], ["de", "en"]), ["de", "en", "fr"])).toEqual(["en"]);
});

const several = { spoken: ["tr", "de", "en"], held: ["tr", "de"], given: undefined } as const;

test("who chooses no language gets the one they read, else the coach's first", () => {
  expect(agreedLanguage({ ...several, locale: "de" })).toBe("de");
  expect(agreedLanguage({ ...several, locale: "en" })).toBe("tr");
  expect(agreedLanguage({ ...several, held: ["de"], locale: "en" })).toBe("de");
});

test("a chosen language is agreed on if it is held in it, and refused otherwise", () => {
  expect(agreedLanguage({ ...several, given: "tr", locale: "de" })).toBe("tr");
  expect(agreedLanguage({ ...several, given: "en", locale: "de" })).toBeUndefined();
  expect(agreedLanguage({ spoken: ["de"], held: ["de"], given: "en", locale: "en" })).toBeUndefined();
});

test("where the coach has one language, or names none, nothing is agreed", () => {
  expect(agreedLanguage({ spoken: ["de"], held: ["de"], given: "de", locale: "en" })).toBeNull();
  expect(agreedLanguage({ spoken: [], held: [], given: undefined, locale: "en" })).toBeNull();
});

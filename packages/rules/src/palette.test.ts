import { expect, test } from "vitest";
import { dayMeant, kindMeant } from "./palette.ts";

/** A Tuesday. */
const TODAY = "2026-11-17";

test.each([
  ["19.11.", "2026-11-19"],
  ["19.11", "2026-11-19"],
  ["3. 12.", "2026-12-03"],
  ["19.11.2025", "2025-11-19"],
  ["19.11.25", "2025-11-19"],
  ["19 Nov", "2026-11-19"],
  ["19. November", "2026-11-19"],
  ["November 19", "2026-11-19"],
  ["Dec 24, 2027", "2027-12-24"],
  ["2026-12-01", "2026-12-01"],
  ["2. März", "2027-03-02"],
  ["20. Jan", "2027-01-20"],
  ["20. Juni", "2026-06-20"],
  ["heute", "2026-11-17"],
  ["Morgen", "2026-11-18"],
  ["übermorgen", "2026-11-19"],
  ["yesterday", "2026-11-16"],
  ["Freitag", "2026-11-20"],
  ["die", "2026-11-17"],
  ["mon", "2026-11-23"],
])("%s is %s", (typed, day) => expect(dayMeant(typed, TODAY)).toBe(day));

test.each(["", "lena", "31.02.", "40.11.", "19", "2026-02-31", "mo", "19 xyz"])("%s is no day", (typed) =>
  expect(dayMeant(typed, TODAY)).toBeUndefined(),
);

test.each([
  ["Kennenlernen", "discovery"],
  ["kenn", "discovery"],
  ["Erstgespräch", "discovery"],
  ["STAND", "standard"],
  ["intensiv", "extended"],
  ["in", undefined],
  ["Lena", undefined],
])("%s means %s", (typed, kind) => expect(kindMeant(typed)).toBe(kind));

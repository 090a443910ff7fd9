import { expect, test } from "vitest";
import { mistakes } from "./typing-mistakes.ts";

test.each([
  ["burnot", "burnout", 1],
  ["brunout", "burnout", 1],
  ["burnoutt", "burnout", 1],
  ["ubrnout", "burnout", 1],
  ["stres", "stress", 1],
  ["bezihung", "beziehung", 1],
  ["beziehnug", "beziehung", 1],
  ["vezihung", "beziehung", undefined],
  ["veziehung", "beziehung", 1],
  ["eziehung", "beziehung", 1],
  ["angst", "angst", 0],
])("%s is %s with %o mistakes", (typed, meant, count) => {
  expect(mistakes(typed, meant)).toBe(count);
});

test.each([
  ["wut", "mut"],
  ["ehe", "eher"],
  ["spoke", "smoke"],
  ["kaufen", "laufen"],
  ["hagen", "hafen"],
  ["burnxyt", "burnout"],
  ["werbung", "bewerbung"],
])("%s is another word than %s", (typed, other) => {
  expect(mistakes(typed, other)).toBeUndefined();
});

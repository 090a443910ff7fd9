import { expect, test } from "vitest";
import { centsOf } from "./typed-amount.ts";

test.each([
  ["95", 9500],
  ["95,5", 9550],
  ["95.50", 9550],
  [" 95,00 € ", 9500],
  ["1.250,00", 125_000],
  ["1,250.00", 125_000],
  ["1 250", 125_000],
  ["1.250", 125_000],
  ["0", 0],
  ["0,60", 60],
  ["95 eur", 9500],
  ["95 Euro", 9500],
  ["EUR 95", 9500],
  ["95,-", 9500],
  ["95,-- €", 9500],
  ["95,–", 9500],
])("%s is %d cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each([
  "",
  "abc",
  "-5",
  "9,555",
  "1.25,00",
  "12..3",
  "1e3",
  "0.600",
  "0.600,00",
  "0,600.00",
  ",-",
  "95-",
  "99999999999999999999",
])("%s is no amount", (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

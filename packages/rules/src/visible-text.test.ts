import { expect, test } from "vitest";
import { hasVisible } from "./visible-text.ts";

test.each(["a", "李", "7", "–", "€", "🙂", "\u200bx", "نص\u200c"])("%j can be seen", (text) => {
  expect(hasVisible(text)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["spaces", " \u00a0\u3000"],
  ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
  ["directions of writing", "\u202e\u2066\u200f"],
  ["letters that are made to be skipped", "\u3164\u115f\uffa0"],
  ["a blank Braille pattern", "\u2800"],
  ["marks without a letter", "\u0301\ufe0f"],
])("%s cannot be seen", (_, text) => {
  expect(hasVisible(text)).toBe(false);
});

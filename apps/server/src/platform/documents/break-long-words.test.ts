import { expect, test } from "vitest";
import { breakLongWords } from "./break-long-words.ts";

const broken = (...texts: string[]) => breakLongWords(texts.map((text) => ({ text }))).map(({ text }) => text);
const longest = (text: string) => Math.max(...text.split(/[ \u200b]/).map((word) => word.length));

test("a usual sentence stays as it is, German compounds too", () => {
  const said = "Die Donaudampfschifffahrtsgesellschaft grüßt am Rindfleischetikettierungsüberwachungstag.";
  expect(broken(said)).toEqual([said]);
});

test("a line may end within a word that has no end, and nothing of it is lost", () => {
  const word = "a".repeat(18_000);
  const [text = ""] = broken(word);
  expect([text.replaceAll("\u200b", ""), longest(text)]).toEqual([word, 64]);
});

test("strong pieces do not make a longer word", () => {
  const pieces = broken(...Array.from({ length: 500 }, () => "abc"));
  expect(longest(pieces.join(""))).toBe(64);
});

test.each(["\u00a0", "\t", " ", "\u2060"])("nor does %j, over and over", (sign) => {
  const [text = ""] = broken(`${sign.repeat(1000)}a`);
  expect(Math.max(...text.split("\u200b").map((run) => run.length))).toBeLessThanOrEqual(65);
});

test("an accent stays with its letter, unless there are too many of them", () => {
  expect(broken(`${"a".repeat(63)}e\u0301b`)).toEqual([`${"a".repeat(63)}e\u0301\u200bb`]);
  expect(longest(broken(`a${"\u0301".repeat(1000)}`)[0] ?? "")).toBe(128);
});

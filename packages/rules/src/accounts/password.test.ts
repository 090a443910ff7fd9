import { expect, test } from "vitest";
import { isGoodPassword, meetsRule, PASSWORD_RULES } from "./password.ts";

test.each(["Abc1!x", "Größe 9", "ÄÖÜäö1.", "aB3 ...", "Zug🚂2ab"])("%s is good", (password) => {
  expect(isGoodPassword(password)).toBe(true);
});

test.each([
  ["aB1!x", "length"],
  ["aB1🚂x", "length"],
  ["abCdef!", "digit"],
  ["ABC123!", "lowercase"],
  ["abc123!", "uppercase"],
  ["Abc1234", "symbol"],
] as const)("%s misses only the rule %s", (password, missed) => {
  expect(PASSWORD_RULES.filter((rule) => !meetsRule(password, rule))).toEqual([missed]);
});

test("nothing keeps no rule", () => {
  expect(PASSWORD_RULES.filter((rule) => meetsRule("", rule))).toEqual([]);
});

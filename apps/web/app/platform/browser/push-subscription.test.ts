import { expect, test } from "vitest";
import { isSameKey, keyBytes } from "./push-subscription.ts";

test("reads a key with all letters of base64url, without padding", () =>
  expect([...keyBytes("-_8AAQ")]).toEqual([251, 255, 0, 1]));

test("tells another key from the same", () => {
  const key = keyBytes("-_8AAQ");
  expect(isSameKey(keyBytes("-_8AAQ").buffer, key)).toBe(true);
  expect(isSameKey(keyBytes("-_8AAg").buffer, key)).toBe(false);
  expect(isSameKey(null, key)).toBe(false);
});

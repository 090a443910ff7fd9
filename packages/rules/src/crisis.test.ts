import { expect, test } from "vitest";
import { CRISIS_LINES } from "./crisis.ts";

test("what is dialled is what is read", () => {
  for (const { number, dial } of CRISIS_LINES) expect(number.replaceAll(" ", "")).toBe(dial);
});

test("the emergency number stands first", () => {
  expect(CRISIS_LINES[0]?.dial).toBe("112");
});

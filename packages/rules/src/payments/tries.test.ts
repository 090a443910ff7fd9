import { expect, test } from "vitest";
import { isKeyOver } from "./tries.ts";

test("a key is good for a day and not a moment longer; what was not sent has none", () => {
  const sentAt = new Date("2026-11-16T09:00:00Z");
  expect(isKeyOver(sentAt, new Date("2026-11-17T08:59:59.999Z"))).toBe(false);
  expect(isKeyOver(sentAt, new Date("2026-11-17T09:00:00Z"))).toBe(true);
  expect(isKeyOver(null, sentAt)).toBe(false);
});

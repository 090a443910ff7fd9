import { expect, test } from "vitest";
import { isOperatorSessionOver, isProofFresh } from "./operators.ts";

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`);

test("a session ends after twelve hours, however busy it is", () => {
  const busy = { createdAt: at("06:00"), lastUsedAt: at("17:59") };
  expect([isOperatorSessionOver(busy, at("17:59")), isOperatorSessionOver(busy, at("18:00"))]).toEqual([false, true]);
});

test("a session ends after an hour without use", () => {
  const idle = { createdAt: at("08:00"), lastUsedAt: at("09:00") };
  expect([isOperatorSessionOver(idle, at("09:59")), isOperatorSessionOver(idle, at("10:00"))]).toEqual([false, true]);
});

test("a proof counts for ten minutes", () => {
  expect(["09:09", "09:10"].map((now) => isProofFresh(at("09:00"), at(now)))).toEqual([true, false]);
  expect(isProofFresh(null, at("09:00"))).toBe(false);
});

import { expect, test } from "vitest";
import { declineOf, expiryOf, lastDayOf, warnedUntil } from "./cards.ts";

test("a card can be used until the last day of its month is over in Berlin", () => {
  expect(lastDayOf({ month: 2, year: 2028 })).toBe("2028-02-29");
  expect(expiryOf("2026-11-30", Date.parse("2026-11-30T22:59:59Z"))).toBe("soon");
  expect(expiryOf("2026-11-30", Date.parse("2026-11-30T23:00:00Z"))).toBe("expired");
});

test("thirty days before that its owner is told", () => {
  expect(expiryOf("2026-12-31", Date.parse("2026-11-15T12:00:00Z"))).toBe("good");
  expect(expiryOf("2026-12-31", Date.parse("2026-12-02T12:00:00Z"))).toBe("soon");
  expect(warnedUntil(Date.parse("2026-11-15T12:00:00Z"))).toBe("2026-12-15");
});

test("every refusal has a meaning, a stranger's word is a plain one", () => {
  expect(declineOf("insufficient_funds")).toBe("insufficientFunds");
  expect(declineOf("stolen_card")).toBe("blocked");
  expect(declineOf("no_idea")).toBe("declined");
  expect(declineOf(null)).toBeUndefined();
});

import { expect, test } from "vitest";
import { readFilter, sharesOf, toneOf } from "./waiting.ts";

const NOW = Date.parse("2026-11-16T09:00:00Z");

test("few things are all shown; of many each kind has its share, and the pressing ones take the rest", () => {
  expect(sharesOf({ requests: 2, messages: 1, reviews: 1, notes: 0 })).toEqual({
    ...{ requests: 2, messages: 1, reviews: 1, notes: 0 },
  });
  expect(sharesOf({ requests: 20, messages: 9, reviews: 9, notes: 9 })).toEqual({
    ...{ requests: 3, messages: 2, reviews: 2, notes: 2 },
  });
  expect(sharesOf({ requests: 20, messages: 0, reviews: 1, notes: 0 })).toMatchObject({ requests: 8, reviews: 1 });
});

test("a deadline presses within a day, and urgently within six hours", () => {
  expect(toneOf("2026-11-16T12:00:00Z", NOW)).toBe("bad");
  expect(toneOf("2026-11-17T02:00:00Z", NOW)).toBe("warn");
  expect(toneOf("2026-11-18T02:00:00Z", NOW)).toBe("plain");
});

test("an unknown filter shows everything", () => {
  expect(readFilter(new URLSearchParams("waiting=reviews"))).toBe("reviews");
  expect(readFilter(new URLSearchParams("waiting=__proto__"))).toBe("all");
});

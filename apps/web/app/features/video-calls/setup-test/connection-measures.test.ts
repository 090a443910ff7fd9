import { expect, test } from "vitest";
import { kilobitsOf, measuresOf } from "./connection-measures.ts";

test("the middle of the round trips counts, not a single slow one, and what did not come back is lost", () => {
  expect(measuresOf({ sent: 4, roundTripsMs: [40, 900, 42] })).toEqual({ roundTripMs: 42, lossPermille: 250 });
  expect(measuresOf({ sent: 50, roundTripsMs: [] })).toEqual({ roundTripMs: null, lossPermille: 1000 });
  expect(measuresOf({ sent: 0, roundTripsMs: [] })).toEqual({ roundTripMs: null, lossPermille: null });
});

test("a quarter of a megabyte in a second is two thousand kilobits", () => {
  expect(kilobitsOf({ bytes: 250_000, ms: 1000 })).toBe(2000);
  expect(kilobitsOf({ bytes: 0, ms: 1000 })).toBeNull();
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE } from "./durations.ts";
import { isoTexts } from "./iso-texts.ts";

test("writes every whole minute like toISOString, in whatever order they come", () => {
  // The whole range of a Date.
  const minute = fc.integer({ min: -8.64e15 / MINUTE, max: 8.64e15 / MINUTE });
  const near = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(fc.array(fc.oneof(minute, near), { maxLength: 50 }), (minutes) => {
      const instants = minutes.map((each) => each * MINUTE);
      expect(isoTexts(instants)).toEqual(instants.map((instant) => new Date(instant).toISOString()));
    }),
  );
});

test("goes on with the next day at midnight", () => {
  const midnight = Date.parse("2027-01-01T00:00:00.000Z");
  expect(isoTexts([midnight - MINUTE, midnight])).toEqual(["2026-12-31T23:59:00.000Z", "2027-01-01T00:00:00.000Z"]);
});

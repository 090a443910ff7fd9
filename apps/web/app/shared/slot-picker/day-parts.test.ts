import { expect, test } from "vitest";
import { dayParts } from "./day-parts.ts";

test("slots lie in the part of the day that the clock of Berlin shows", () => {
  const summer = ["2026-07-01T09:45:00Z", "2026-07-01T10:00:00Z", "2026-07-01T16:00:00Z"];
  expect(dayParts(summer).map(({ part, slots }) => [part, slots.length])).toEqual([
    ["morning", 1],
    ["afternoon", 1],
    ["evening", 1],
  ]);
  expect(dayParts(["2026-12-01T10:00:00Z"]).map(({ part }) => part)).toEqual(["morning"]);
});

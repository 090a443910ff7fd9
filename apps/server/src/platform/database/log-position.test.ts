import { expect, test } from "vitest";
import { createTimeline, NEVER_REACHED, readPosition } from "./log-position.ts";

test("positions are compared as numbers, whatever their length; anything else is none", () => {
  const positions = ["0/FF", "0/16B3748", "1/0", "A/1", "16/B374D848", NEVER_REACHED].map((text) => readPosition(text));
  expect(positions.toSorted((one, other) => Number((one ?? 0n) - (other ?? 0n)))).toEqual(positions);
  for (const text of ["", "0", "0/", "0/G", "123456789/0", "0/1; drop"]) expect(readPosition(text)).toBeUndefined();
});

test("a replica lags since the primary was first seen ahead of it; one that has all does not, however long ago", () => {
  const timeline = createTimeline();
  timeline.note(10n, 1000);
  timeline.note(10n, 2000);
  timeline.note(20n, 3000);
  timeline.note(30n, 4000);
  const at = 5000;
  expect([30n, 31n, 29n, 20n, 19n, 9n].map((position) => timeline.lagOf(position, at))).toEqual([
    0, 0, 1000, 1000, 2000, 4000,
  ]);
});

test("after a failover the log may go on from an earlier position", () => {
  const timeline = createTimeline();
  timeline.note(100n, 1000);
  timeline.note(90n, 2000);
  expect(timeline.lagOf(90n, 9000)).toBe(0);
});

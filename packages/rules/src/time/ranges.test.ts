import fc from "fast-check";
import { expect, test } from "vitest";
import { edgesOf, type Range, rangesOf, union, without } from "./ranges.ts";

const minute = fc.integer({ min: 0, max: 60 });
const ranges = fc.array(fc.record({ start: minute, end: minute }), { maxLength: 8 });
const minutesIn = (some: readonly Range[]) =>
  new Set(some.flatMap(({ start, end }) => Array.from({ length: Math.max(end - start, 0) }, (_, at) => start + at)));
const rangesApart = (edges: readonly number[]) => edges.every((edge, at) => at === 0 || edge > (edges[at - 1] ?? edge));

test("ranges become the same minutes in order and apart from each other", () => {
  fc.assert(
    fc.property(ranges, (some) => {
      const edges = edgesOf(some);
      expect(rangesApart(edges)).toBe(true);
      expect(minutesIn(rangesOf(edges))).toEqual(minutesIn(some));
    }),
  );
});

test("a union has the minutes of either, a difference those of the first alone", () => {
  fc.assert(
    fc.property(ranges, ranges, (some, others) => {
      const [both, left] = [union(edgesOf(some), edgesOf(others)), without(edgesOf(some), edgesOf(others))];
      expect(rangesApart(both) && rangesApart(left)).toBe(true);
      expect(minutesIn(rangesOf(both))).toEqual(minutesIn(some).union(minutesIn(others)));
      expect(minutesIn(rangesOf(left))).toEqual(minutesIn(some).difference(minutesIn(others)));
    }),
  );
});

import { expect, test } from "vitest";
import { requestKindFor } from "./load-requests.ts";
import { slopeOf } from "./memory.ts";

test("the slope is that of the line through the samples", () => {
  const samples = [0, 1, 2, 3].map((minute) => ({ minute, megabytes: 100 + 3 * minute }));
  expect(slopeOf(samples)).toBeCloseTo(3);
  expect(slopeOf([])).toBe(0);
});

test("a day is 60 % pages, 25 % reads, 10 % writes, 5 % files", () => {
  const kinds = Array.from({ length: 100 }, (_, place) => requestKindFor(place / 100));
  const share = (kind: string) => kinds.filter((each) => each === kind).length;
  expect([share("page"), share("read"), share("write"), share("file")]).toEqual([60, 25, 10, 5]);
});

import { expect, test } from "vitest";
import { shareOf } from "./promise.ts";
import { mergeRows, type Reported, reportOf, rowsIn, runName } from "./report.ts";

const row = (over: Partial<Reported>): Reported => ({
  promise: "access",
  done: "routes × actors",
  count: "5,000",
  lost: "0",
  measured: "0 leaks",
  target: "0",
  isKept: true,
  run: runName(1, "2026-11-18"),
  ...over,
});

test("a report is read back as it was written", () => {
  const rows = [row({}), row({ promise: "faults", isKept: false, measured: "a | b" })];
  expect(rowsIn(reportOf(rows))).toEqual([rows[0], { ...rows[1], measured: "a / b" }]);
});

test("a shortened run says so, and leaves the row of a full one alone", () => {
  const short = row({ measured: "short", run: runName(0.1, "2026-11-19") });
  expect(short.run).toBe("shortened to 10 %, 2026-11-19");
  expect(mergeRows([], [short], ["access"])).toEqual([short]);
  expect(mergeRows([short], [row({})], ["access"])).toEqual([row({})]);
  expect(mergeRows([row({})], [short], ["access"])).toEqual([row({})]);
});

test("rows stand in the promises' order, and those of others stay", () => {
  const later = row({ promise: "upgrade" });
  expect(mergeRows([later], [row({})], ["access", "upgrade"]).map(({ promise }) => promise)).toEqual([
    "access",
    "upgrade",
  ]);
});

test("a share is above 0 and at most 1", () => {
  expect([shareOf(undefined), shareOf("0.1")]).toEqual([1, 0.1]);
  for (const wrong of ["0", "2", "x"]) expect(() => shareOf(wrong)).toThrow("PROVE_SHARE");
});

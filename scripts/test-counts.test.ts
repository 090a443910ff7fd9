import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countPlaywright, countVitest, sum } from "./test-counts.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "counts-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (report: object) => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test("a skipped test counts as failed", () => {
  const file = written({ numTotalTests: 5, numPassedTests: 4 });
  expect(countVitest({ file, code: 0 })).toEqual({ passed: 4, failed: 1 });
});

test("a test file that cannot be loaded counts as failed", () => {
  const file = written({ numTotalTests: 5, numPassedTests: 5 });
  expect(countVitest({ file, code: 1 })).toEqual({ passed: 5, failed: 1 });
});

test("a stage without a test has failed", () => {
  const file = written({ numTotalTests: 0, numPassedTests: 0 });
  expect(countVitest({ file, code: 0 })).toEqual({ passed: 0, failed: 1 });
});

test("a stage without a report has failed", () => {
  expect(countVitest({ file: join(folder, "none.json"), code: 1 })).toEqual({ passed: 0, failed: 1 });
});

test("a journey that needed a second try counts as failed", () => {
  const file = written({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } });
  expect(countPlaywright({ file, code: 1 })).toEqual({ passed: 7, failed: 3 });
});

test("the stages add up", () => {
  expect(
    sum([
      { passed: 6, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toEqual({ passed: 10, failed: 1 });
});

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
  expect(countVitest({ file, code: 0 })).toMatchObject({ passed: 4, failed: 1 });
});

test("a test file that cannot be loaded counts as failed", () => {
  const file = written({ numTotalTests: 5, numPassedTests: 5 });
  expect(countVitest({ file, code: 1 })).toMatchObject({ passed: 5, failed: 1 });
});

test("a stage without a test has failed", () => {
  const file = written({ numTotalTests: 0, numPassedTests: 0 });
  expect(countVitest({ file, code: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

test("a stage without a report has failed", () => {
  expect(countVitest({ file: join(folder, "none.json"), code: 1 })).toEqual({ passed: 0, failed: 1 });
});

test("a journey that needed a second try counts as failed", () => {
  const file = written({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } });
  expect(countPlaywright({ file, code: 1 })).toMatchObject({ passed: 7, failed: 3 });
});

test("the stages add up", () => {
  expect(
    sum([
      { passed: 6, failed: 0 },
      { passed: 4, failed: 1, names: ["money.test.ts: adds"] },
    ]),
  ).toEqual({ passed: 10, failed: 1, names: ["money.test.ts: adds"] });
});

test("what failed is named with its reason: tests, files that do not load, journeys", () => {
  const tests = written({
    numTotalTests: 2,
    numPassedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [
          { fullName: "holds", status: "passed" },
          { fullName: "breaks", status: "failed", failureMessages: ["\u001b[31mexpected 1\u001b[39m\n\nto be 2"] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "No such module", assertionResults: [] },
      { name: "c.test.ts", status: "passed", assertionResults: [] },
    ],
  });
  expect(countVitest({ file: tests, code: 1 }).names).toEqual([
    "a.test.ts: breaks\n    expected 1\n    to be 2",
    "b.test.ts\n    No such module",
  ]);
  const journeys = written({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [{ title: "finds", file: "search.spec.ts", ok: true }],
        suites: [
          {
            specs: [
              {
                title: "books",
                file: "book.spec.ts",
                ok: false,
                tests: [{ results: [{ error: { message: "no button" } }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(countPlaywright({ file: journeys, code: 1 }).names).toEqual(["book.spec.ts: books\n    no button"]);
});

import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export type Counts = { passed: number; failed: number; names?: string[] };
type Report = { file: string; code: number };

type VitestTest = { fullName: string; status: string; failureMessages?: string[] };
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] };
type VitestReport = { numTotalTests: number; numPassedTests: number; testResults?: VitestFile[] };
type Journey = { title: string; file: string; ok: boolean; tests?: { results: { error?: { message?: string } }[] }[] };
type Suite = { specs?: Journey[]; suites?: Suite[] };
type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** A skipped test counts as failed. */
export const countVitest = (report: Report): Counts =>
  count(report, ({ numTotalTests, numPassedTests, testResults = [] }: VitestReport) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    names: testResults.flatMap(vitestNames),
  }));

/** A journey that passes only on a retry has failed. */
export const countPlaywright = (report: Report): Counts =>
  count(report, ({ stats, ...suite }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    names: playwrightNames(suite),
  }));

function vitestNames({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((each) => each.status !== "passed");
  if (failed.length > 0)
    return failed.map(({ fullName, failureMessages }) => withReason(`${name}: ${fullName}`, failureMessages?.[0]));
  return status === "passed" ? [] : [withReason(name, message)];
}

const playwrightNames = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => withReason(`${spec.file}: ${spec.title}`, journeyError(spec))),
  ...suites.flatMap(playwrightNames),
];

const journeyError = ({ tests = [] }: Journey) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

/** The first lines say what was expected: whoever has only the end of the output needs them there. */
function withReason(name: string, reason = ""): string {
  const lines = stripVTControlCharacters(reason).split("\n").slice(0, 8);
  return [name, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)].join("\n");
}

function count<T>({ file, code }: Report, read: (report: T) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counts = read(JSON.parse(readFileSync(file, "utf8")));
  // A file that could not be loaded, or a stage without tests, has no count of its own.
  const unseen = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return unseen ? { ...counts, failed: 1 } : counts;
}

/** All stages together. */
export const sum = (all: Counts[]): Required<Counts> => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  names: all.flatMap(({ names = [] }) => names),
});

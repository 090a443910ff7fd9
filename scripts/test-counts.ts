import { existsSync, readFileSync } from "node:fs";

export type Counts = { passed: number; failed: number; names?: string[] };
type Report = { file: string; code: number };

type VitestFile = { name: string; status: string; assertionResults: { fullName: string; status: string }[] };
type VitestReport = { numTotalTests: number; numPassedTests: number; testResults?: VitestFile[] };
type Suite = { specs?: { title: string; file: string; ok: boolean }[]; suites?: Suite[] };
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

function vitestNames({ name, status, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((each) => each.status !== "passed");
  if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
  return status === "passed" ? [] : [name];
}

const playwrightNames = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(playwrightNames),
];

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

import { join } from "node:path";
import { checkStructure } from "./check-structure.ts";
import { stopOnSignals } from "./lifecycle.ts";
import { secondsSince } from "./progress.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";
import type { Counts } from "./test-counts.ts";

type Outcome = { code: number; output: string };
type Check = { name: string; work(): Promise<Outcome> | Outcome };

const bin = (name: string) => join(ROOT, "node_modules/.bin", name);
// The projects are checked side by side: threads within one would only derive the same types twice.
const types = (project: string) =>
  run({ file: bin("tsc"), args: ["-p", project, "--pretty", "false", "--singleThreaded"] });

const CHECKS: Check[] = [
  { name: "types of packages, server, scripts, bench, prove", work: () => types("tsconfig.json") },
  { name: "types of the web", work: webTypes },
  { name: "types of the card sandbox's scripts", work: () => types("apps/card-sandbox/tsconfig.json") },
  { name: "types of the journeys", work: () => types("e2e/tsconfig.json") },
  { name: "lint and format", work: () => run({ file: bin("biome"), args: ["check", "--error-on-warnings", "."] }) },
  { name: "unused code", work: unusedCode },
  { name: "structure", work: structure },
];

/** Types, lint, unused code and structure, in parallel; failures are shown in the tool's own words. */
export async function runChecks(): Promise<Counts> {
  const results = await Promise.all(CHECKS.map(tell));
  const names = CHECKS.filter((_, index) => !results[index]).map(({ name }) => name);
  return { passed: results.length - names.length, failed: names.length, names };
}

async function tell({ name, work }: Check) {
  const begin = performance.now();
  const { code, output } = await work();
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${secondsSince(begin)})`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

let typegen: Promise<Outcome> | undefined;
/** The routes' types are generated once for all tools. */
const routeTypes = () => {
  typegen ??= run({ file: bin("react-router"), args: ["typegen"], cwd: join(ROOT, "apps/web") });
  return typegen;
};

async function webTypes() {
  const generated = await routeTypes();
  return generated.code === 0 ? types("apps/web/tsconfig.json") : generated;
}

async function unusedCode() {
  await routeTypes();
  return run({ file: bin("knip"), args: ["--no-progress", "--treat-config-hints-as-errors"] });
}

function structure() {
  const problems = checkStructure(ROOT);
  return { code: problems.length === 0 ? 0 : 1, output: problems.join("\n") };
}

if (import.meta.main) {
  stopOnSignals({ code: 130 });
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

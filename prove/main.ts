import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sentenceOf } from "@aufwind/scripts/failure.ts";
import { isStopping, stopAll, stopOnSignals } from "@aufwind/scripts/lifecycle.ts";
import { secondsSince } from "@aufwind/scripts/progress.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { type Proof, type Row, RUN_SHARE } from "./promise.ts";
import { mergeRows, type Reported, reportOf, rowsIn, runName } from "./report.ts";

/** In the order of the report; each is `<name>.proof.ts`. */
const PROMISES = ["access", "bad-input", "histories", "mixed-day", "faults", "backup", "upgrade"];
/** These ask for things of people who have some. */
const ON_THE_DEMO = ["access", "bad-input"];
const REPORT = join(ROOT, "bench/proof.md");

stopOnSignals({ code: 130 });
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PROMISES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no promise ${unknown.join(", ")}; please name some of: ${PROMISES.join(", ")}.`);
  process.exit(1);
}

try {
  const rows = await proveAll(PROMISES.filter((name) => asked.length === 0 || asked.includes(name)));
  await stopAll();
  console.log(`\n${reportOf(rows)}`);
  process.exit(rows.every(({ isKept }) => isKept) ? 0 : 1);
} catch (error) {
  if (!isStopping()) {
    console.error(sentenceOf(error));
    await stopAll();
    process.exit(1);
  }
}

async function proveAll(names: string[]): Promise<Reported[]> {
  const installation = await startInstallation({ isFilled: names.some((name) => ON_THE_DEMO.includes(name)) });
  const rows: Reported[] = [];
  for (const name of names) {
    const row = { ...(await proven(name, installation)), run: runName(RUN_SHARE, today()) };
    rows.push(row);
    note(row);
  }
  return rows;
}

/** At once: a run that is ended early keeps what it has shown. */
function note(row: Reported): void {
  const old = existsSync(REPORT) ? rowsIn(readFileSync(REPORT, "utf8")) : [];
  writeFileSync(REPORT, reportOf(mergeRows(old, [row], PROMISES)));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** One promise; a proof that breaks is a promise not kept, and the others are still tried. */
async function proven(name: string, installation: Installation): Promise<Row> {
  const begin = performance.now();
  console.log(`\n· Proving ${name} …`);
  try {
    const { prove }: { prove: Proof } = await import(pathToFileURL(join(import.meta.dirname, `${name}.proof.ts`)).href);
    const row = await prove(installation);
    console.log(`${row.isKept ? "✓" : "✗"} ${name}: ${row.measured} (${secondsSince(begin)})`);
    return row;
  } catch (error) {
    if (isStopping()) throw error;
    console.error(error);
    const measured = `broke off: ${error instanceof Error ? error.message.slice(0, 200) : "?"}`;
    return { promise: name, done: "–", count: "–", lost: "–", measured, target: "–", isKept: false };
  }
}

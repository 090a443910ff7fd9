import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findBrowser } from "./browser.ts";
import { ensureBuild } from "./build-web.ts";
import { findCalendarServer } from "./calendar-server.ts";
import { runChecks } from "./check.ts";
import { sentenceOf } from "./failure.ts";
import { isStopping, stopAll, stopOnSignals } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { findPgBouncer } from "./postgres/pgbouncer.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { type Counts, countPlaywright, countVitest, sum } from "./test-counts.ts";

const FAILED: Counts = { passed: 0, failed: 1 };

// `npm test` plays what a change breaks first, in under ten minutes, and `npm test -- rest` what that leaves out; CI
// plays both. `npm test -- unit`, `npm test -- checks`, `npm test -- e2e`, or the paths of test files: all of that part.
const args = process.argv.slice(2);
const journeys = args.filter((word) => word.startsWith("e2e"));
const units = args.filter((word) => !word.startsWith("e2e") && word !== "checks" && word !== "rest");
const part = args.length === 0 ? "core" : args.includes("rest") ? "rest" : undefined;
const wants = {
  checks: part === "core" || args.includes("checks"),
  units: part !== undefined || units.length > 0,
  journeys: part !== undefined || journeys.length > 0,
};
/** Vitest's projects of each part. */
const PROJECTS = { core: ["units", "components"], rest: ["long"] };

stopOnSignals({ code: 130 });
process.env.NODE_ENV = "production";
const folder = temporaryFolder("test", { isQuick: true });

const total = sum(await stages());
if (!isStopping()) {
  await stopAll();
  for (const name of total.names) console.log(`✗ ${name}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

async function stages(): Promise<Counts[]> {
  const database =
    wants.units || wants.journeys
      ? attempt(() => ownDatabase({ folder: join(folder, "postgres"), fast: true }))
      : undefined;
  const browser = wants.units || wants.journeys ? attempt(findBrowser) : undefined;
  // One after the other: two installations would wait for the same lock.
  const calendars = wants.units ? Promise.resolve(browser).then(() => attempt(findCalendarServer)) : undefined;
  const pooler = wants.units ? Promise.resolve(calendars).then(() => attempt(findPgBouncer)) : undefined;
  const build = wants.journeys ? attempt(() => ensureBuild().then(() => true)) : undefined;
  const counts = [wants.checks ? await runChecks() : undefined];
  const [url, built] = [await database, await build];
  await pooler;
  // Its demo keeps one core busy for half a minute, for which the journeys would wait.
  const site = url && built && wants.units ? journeySite(url) : undefined;
  if (wants.units)
    counts.push(url ? await unitStage(url, { browser: await browser, calendars: await calendars }) : FAILED);
  if (wants.journeys) counts.push(url && built ? await journeyStage(url, await browser, await site) : FAILED);
  return counts.filter((each) => each !== undefined);
}

/** What cannot be prepared fails the stages that need it, not the whole run. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isStopping()) console.error(sentenceOf(error));
    return undefined;
  }
}

type Programs = { browser: string | undefined; calendars: string | undefined };

async function unitStage(url: string, { browser, calendars }: Programs): Promise<Counts> {
  const file = join(folder, "vitest.json");
  const filters = units.filter((word) => word !== "unit");
  const { code } = await run({
    file: join(ROOT, "node_modules/.bin/vitest"),
    args: [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...(part ? PROJECTS[part].map((name) => `--project=${name}`) : []),
      ...filters,
    ],
    env: {
      TEST_DATABASE_URL: url,
      NODE_ENV: "test",
      ...(browser && { CHROMIUM_PATH: browser }),
      ...(calendars && { RADICALE_PATH: calendars }),
    },
    show: true,
  });
  return countVitest({ file, code });
}

/** Serves the site of the journeys; returns whether it is ready, which it is not if its process has ended. */
async function journeySite(url: string): Promise<boolean> {
  const port = Number(process.env.JOURNEY_PORT ?? 23117);
  const isUp = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/health-check/health-probe`).catch(() => undefined))?.ok ?? false;
  // Somebody else's: Playwright will say so.
  if (await isUp()) return false;
  let hasEnded = false;
  const args = [join(ROOT, "scripts/serve-journeys.ts")];
  // Where Playwright would start it: its files are not those of `npm start`.
  const cwd = join(ROOT, "e2e");
  void run({ file: process.execPath, args, cwd, env: { TEST_DATABASE_URL: url } }).then(({ output }) => {
    hasEnded = true;
    if (!isStopping()) console.error(output);
  });
  while (!hasEnded) {
    if (await isUp()) return true;
    await setTimeout(200);
  }
  return false;
}

async function journeyStage(url: string, browser: string | undefined, isServed = false): Promise<Counts> {
  if (!browser) return FAILED;
  const file = join(folder, "playwright.json");
  const { code } = await run({
    file: join(ROOT, "node_modules/.bin/playwright"),
    args: [
      "test",
      "--config=e2e/playwright.config.ts",
      "--reporter=list,json",
      ...journeys.filter((word) => word !== "e2e"),
      // Whoever names a journey wants it alone, without those that it would wait for.
      ...(journeys.some((word) => word.endsWith(".spec.ts")) ? ["--no-deps"] : []),
    ],
    // Chromium drops a download's name if it has letters that the machine's locale lacks.
    env: {
      TEST_DATABASE_URL: url,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      LC_ALL: "C.UTF-8",
      ...(part && { JOURNEYS: part }),
      ...(isServed && { JOURNEYS_SERVED: "1" }),
    },
    show: true,
  });
  return countPlaywright({ file, code });
}

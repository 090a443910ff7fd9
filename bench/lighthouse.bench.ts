import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { startDemo, visitorPages } from "./demo.ts";
import { type Figure, median } from "./figure.ts";
import { blockedByOwnWork } from "./own-work.ts";
import { startTlsProxy } from "./tls-proxy.ts";

/** Fetched when it is needed: its 176 MB would be half a minute of every `npm ci`, for this file alone. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 5;
const SCORE = 98;
const PAINT_MS = 1600;

type Audit = { score: number; firstPaint: number; largestPaint: number; blocked: number; blockedByOwnWork: number };

/** What Lighthouse says of the pages of a first visit, as its mobile phone, with the demo's coaches, over HTTP/2. */
export async function run(): Promise<Figure[]> {
  const demo = await startDemo();
  const front = await startTlsProxy(demo.url, demo.folder);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(await visitorPages(demo)))
      figures.push(toFigure(name, await audits(`${front.url}${path}`, demo.folder)));
    return figures;
  } finally {
    await front.stop();
    await demo.stop();
  }
}

async function audits(url: string, folder: string): Promise<Audit[]> {
  const all: Audit[] = [];
  for (let time = 0; time < RUNS; time++) all.push(await audit(url, folder));
  return all;
}

async function audit(url: string, folder: string): Promise<Audit> {
  const file = join(folder, "report.json");
  const asked = ["--only-categories=performance", "--output=json", `--output-path=${file}`, "--save-assets", "--quiet"];
  const browser = ["--chrome-flags=--headless --no-sandbox --ignore-certificate-errors"];
  const env = { ...process.env, ...(process.env.CHROMIUM_PATH && { CHROME_PATH: process.env.CHROMIUM_PATH }) };
  const visit = () => promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...asked, ...browser], { env });
  // One visit of dozens fails to record its trace; Lighthouse itself asks to run it again.
  await visit().catch(visit);
  const { categories, audits: found } = JSON.parse(readFileSync(file, "utf8"));
  return {
    score: Math.round(categories.performance.score * 100),
    firstPaint: found["first-contentful-paint"].numericValue,
    largestPaint: found["largest-contentful-paint"].numericValue,
    blocked: found["total-blocking-time"].numericValue,
    blockedByOwnWork: blockedByOwnWork(join(folder, "report-0.trace.json")),
  };
}

function toFigure(name: string, all: Audit[]): Figure {
  const of = (key: keyof Audit) => median(all.map((each) => each[key]));
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  return {
    name: `Lighthouse's mobile performance, ${name}`,
    figure: `${of("score")} (first paint ${seconds(of("firstPaint"))} s, largest ${seconds(of("largestPaint"))} s, blocked ${Math.round(of("blocked"))} ms, by the page's own work alone ${Math.round(of("blockedByOwnWork"))} ms)`,
    target: `≥ ${SCORE}, first paint ≤ ${PAINT_MS / 1000} s`,
    pass: of("score") >= SCORE && of("firstPaint") <= PAINT_MS,
  };
}

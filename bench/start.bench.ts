import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Figure, median } from "./figure.ts";
import { freePort, newDatabase, stopProcess, waitUntilReachable } from "./site.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** As the image starts it. */
const COMMAND = ["--enable-source-maps", join(ROOT, "apps/server/build/main.js")];
const ROUNDS = 4;
const CPU_LIMIT = 1.5;
/** Clock ticks of Linux, in which it counts CPU time. */
const TICKS = 100;

/** From `npm start` to the first page on a machine that has started it before, and what a production process takes. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "aufwind-start-"));
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) seconds.push(await startOnce(folder));
  const ready = process.platform === "linux" ? [await cpuOfStart(folder)] : [];
  await rm(folder, { recursive: true, force: true });
  const [, ...warm] = seconds;
  const typical = median(warm);
  return [
    {
      name: "`npm start`, warm, to the first page",
      figure: `${typical.toFixed(1)} s`,
      target: "< 8",
      pass: typical < 8,
    },
    ...ready,
  ];
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...env, PORT: String(port), DATA_FOLDER: folder },
  });
  await waitUntilReachable(`http://127.0.0.1:${port}/de`);
  const took = (performance.now() - began) / 1000;
  await stopProcess(child);
  return took;
}

/** With the compile cache that the image carries, and in turn without one. */
async function cpuOfStart(folder: string): Promise<Figure> {
  const [databaseUrl, cache] = [await newDatabase(), { NODE_COMPILE_CACHE: join(folder, "compile-cache") }];
  spawnSync(process.execPath, [...COMMAND, "load"], { env: { ...process.env, ...cache } });
  // The first one migrates.
  await cpuOnce(databaseUrl, {});
  const [cached, plain] = [[] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round++) {
    cached.push(await cpuOnce(databaseUrl, cache));
    plain.push(await cpuOnce(databaseUrl, { NODE_COMPILE_CACHE: "" }));
  }
  const took = median(cached);
  return {
    name: "CPU of a production process (web) until its health probe answers, as the image starts it",
    figure: `${took.toFixed(2)} s (${median(plain).toFixed(2)} without the compile cache)`,
    target: `≤ ${CPU_LIMIT}`,
    pass: took <= CPU_LIMIT,
  };
}

async function cpuOnce(databaseUrl: string, env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, COMMAND, {
    stdio: "inherit",
    env: { ...process.env, ...PRODUCTION, DATABASE_URL: databaseUrl, PORT: String(port), ...env },
  });
  await waitUntilReachable(`http://127.0.0.1:${port}/api/health-check/health-probe`);
  const seconds = await cpuOf(child);
  await stopProcess(child);
  return seconds;
}

/** User and system time of a process so far. */
async function cpuOf({ pid }: ChildProcess): Promise<number> {
  const [, behindName = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ");
  const fields = behindName.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** What production asks for; nobody is written to and nothing is charged by a start. */
const PRODUCTION = {
  NODE_ENV: "production",
  MODE: "production",
  ROLE: "web",
  LOG_LEVEL: "warn",
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://aufwind.test",
  SECRET: "vK2mQ9-xT7bN4-pL8cR5-hW3jF6-sD1gZ0-yB",
  SMTP_URL: "smtp://127.0.0.1:2525",
  STRIPE_SECRET_KEY: "sk_live_started",
  STRIPE_PUBLISHABLE_KEY: "pk_live_started",
  STRIPE_WEBHOOK_SECRET: "whsec_of_a_start_that_is_measured",
  COMPANY_NAME: "Aufwind GmbH",
  COMPANY_STREET: "Musterstraße 1",
  COMPANY_CITY: "10115 Berlin",
  COMPANY_REPRESENTATIVE: "Erika Mustermann",
  COMPANY_REGISTER: "HRB 1 B",
  COMPANY_VAT_ID: "DE136695976",
  SUPPORT_EMAIL: "support@aufwind.test",
  SUPPORT_PHONE: "+49 30 1234567",
};

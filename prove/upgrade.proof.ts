import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@aufwind/scripts/port.ts";
import { step } from "@aufwind/scripts/progress.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import pg from "pg";
import { compareWithDatabase } from "./acknowledged-writes.ts";
import { makeCrowd } from "./crowd.ts";
import { checkOutFormer } from "./former-version.ts";
import type { Installation } from "./installation.ts";
import { startLoad } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { type Row, scaledToRun } from "./promise.ts";
import { commandOf, fillDatabase, mainOf, type ServerPlace, serverProgram } from "./servers.ts";

const RATE = 50;
const STREAMS = 200;
const CLIENTS = 600;
const DATABASE = "upgraded";

/** The former version with data becomes this one, server by server, while people use it. */
export async function prove(installation: Installation): Promise<Row> {
  const former = await step("Building the former version", () => checkOutFormer(installation.folder));
  const folder = installation.folder;
  await installation.pool.query(`create database ${DATABASE}`);
  const directUrl = installation.databases.directUrl.replace(/\/\w+$/, `/${DATABASE}`);
  const port = await freePort();
  const { DATABASE_DIRECT_URL: _, ...others } = installation.env;
  const env = { ...others, DATABASE_URL: directUrl, PUBLIC_URL: `http://localhost:${port}` };
  await step("Filling its database", () => fillDatabase({ folder, env, isFilled: true }, former.root));
  const places = await placesOf();
  const roleOf = ({ name }: ServerPlace) => (name.startsWith("old-web") ? "web" : "worker");
  const programs = places.map((place) => serverProgram({ folder, env, role: roleOf(place), place }, former.root));
  await step("Starting it", () => Promise.all(programs.map((each) => each.start())));
  const webs = places.filter((place) => roleOf(place) === "web");
  const nginx = await startNginx(
    { folder: join(folder, "nginx-upgrade"), port },
    webs.map((each) => `127.0.0.1:${each.port}`),
  );
  await nginx.program.start();
  const pool = new pg.Pool({ connectionString: directUrl, max: 4 });
  const site: Installation = {
    ...installation,
    url: nginx.url,
    env,
    pool,
    databases: { ...installation.databases, directUrl },
  };
  const crowd = await makeCrowd(site, scaledToRun(CLIENTS, 200));
  const load = startLoad(site, { rate: RATE, seconds: 3600, streams: scaledToRun(STREAMS, 20), crowd });
  await load.begun;
  await pause(scaledToRun(20, 5) * 1000);
  const before = load.failed();
  const applied = await migrateTo(env);
  // In the order of docs/operations.md: migrate, workers one by one, web processes one by one.
  for (const role of ["worker", "web"] as const)
    for (const [turn, place] of places.entries()) {
      if (roleOf(place) !== role) continue;
      console.log(`  · replacing ${place.name}`);
      await programs[turn]?.stop();
      await programs[turn]?.start(commandOf({ folder, env, role, place }, ROOT));
      await pause(scaledToRun(10, 3) * 1000);
    }
  load.stop();
  const result = await load.result;
  const compared = await compareWithDatabase(pool, load.acknowledged());
  await Promise.all([nginx.program, ...programs].map((each) => each.stop()));
  await pool.end();
  const failed = Object.entries(Object.groupBy(result.failures, ({ what, status }) => `${what} ${status}`));
  console.log(`  ${failed.map(([name, all]) => `${name}: ${all?.length}`).join("; ") || "no failed request"}`);
  if (failed.length > 0) console.log(`  nginx: ${troublesOf(join(folder, "nginx-upgrade/error.log")).join("; ")}`);
  return {
    promise: "upgrade",
    done: `${former.name} with data and ${RATE} requests/s becomes this version: ${applied}, then two workers and two web servers replaced one by one`,
    count: `${result.sent} requests; acknowledged: ${compared.words}`,
    lost: `${result.failures.length} requests (${before} before it began), ${compared.lost} acknowledged writes`,
    measured: `${result.failures.length} failed requests`,
    target: "0",
    isKept: result.failures.length + compared.lost === 0 && result.sent > 0,
  };
}

/** What the proxy says went wrong with servers, each once. */
function troublesOf(log: string): string[] {
  const lines = readFileSync(log, "utf8").split("\n");
  return [...new Set(lines.flatMap((line) => /\d (.+?) while [^,]*upstream/.exec(line)?.[0] ?? []))];
}

async function placesOf(): Promise<ServerPlace[]> {
  const places: ServerPlace[] = [];
  for (const name of ["old-worker-1", "old-worker-2", "old-web-1", "old-web-2"])
    places.push({ name, host: "127.0.0.1", port: await freePort(), metricsPort: await freePort() });
  return places;
}

/** `main.ts migrate` of this version; returns what it says. */
async function migrateTo(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [mainOf(), "migrate"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (part) => (words += part));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the migration failed: ${words.slice(-500)}`);
  return words.trim().split("\n").at(-1) ?? "";
}

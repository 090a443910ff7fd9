import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findBinaries } from "./postgres/binaries.ts";
import { prepareCluster } from "./postgres/cluster.ts";
import { type Launch, LaunchError, launch } from "./postgres/server.ts";
import { StartError } from "./start-error.ts";

const TRIES = 5;
const LONGEST_PAUSE_MS = 5000;
const COURTESY_MS = 500;
const PATIENCE_MS = 10_000;

type Settings = { folder: string; port?: number; fast?: boolean; database?: string };
export type Postgres = { url: string; stop(hurry?: AbortSignal): Promise<void> };

/** Runs PostgreSQL in `folder` until it is stopped; if killed, it restarts by itself on the same port. */
export async function startPostgres({
  folder,
  port,
  fast = false,
  database = "postgres",
}: Settings): Promise<Postgres> {
  const binaries = await findBinaries();
  const cluster = await prepareCluster({ folder, binaries, fast });
  const supervisor = new Supervisor({ cluster, binaries, fast, port: port ?? (await freePort()) });
  await supervisor.start(port === undefined);
  const urlOf = (name: string) => `postgres://postgres:${cluster.password}@127.0.0.1:${supervisor.port}/${name}`;
  const stop = async (hurry?: AbortSignal) => {
    await supervisor.stop(hurry);
    rmSync(join(folder, "supervisor.pid"), { force: true });
  };
  try {
    await createDatabase(urlOf("postgres"), database);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(database), stop };
}

class Supervisor {
  #run: Launch;
  #child: ChildProcess | undefined;
  #stopping = new AbortController();
  #comingBack: Promise<void> | undefined;

  constructor(run: Launch) {
    this.#run = run;
  }

  get port() {
    return this.#run.port;
  }

  /** The first launch: if the free port was taken meanwhile, another one is tried. */
  async start(anyPort: boolean) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#launch();
      } catch (error) {
        if (!(error instanceof LaunchError)) throw error;
        if (attempt === TRIES) throw new StartError(`PostgreSQL could not be started: ${error.message}.`);
        if (anyPort) this.#run = { ...this.#run, port: await freePort() };
        await pause(200 * attempt);
      }
    }
  }

  async #launch() {
    const child = await launch(this.#run);
    this.#child = child;
    child.once("exit", () => {
      if (!this.#stopping.signal.aborted) this.#comingBack = this.#comeBack();
    });
  }

  async #comeBack() {
    console.log("PostgreSQL stopped unexpectedly; starting it again …");
    for (let wait = 200; !this.#stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await pause(wait, undefined, { signal: this.#stopping.signal });
        await this.#launch();
        console.log("PostgreSQL is back.");
        return;
      } catch (error) {
        if (!this.#stopping.signal.aborted) console.log(`PostgreSQL is not back yet: ${(error as Error).message}.`);
      }
    }
  }

  /** Waits a moment for connections to close, then rolls back open transactions; everything committed is kept. */
  async stop(hurry?: AbortSignal) {
    this.#stopping.abort();
    await this.#comingBack;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    const insist = () => child.kill("SIGQUIT");
    const steps = [
      setTimeout(() => child.kill("SIGINT"), COURTESY_MS),
      setTimeout(insist, PATIENCE_MS),
      setTimeout(() => child.kill("SIGKILL"), 2 * PATIENCE_MS),
    ];
    hurry?.addEventListener("abort", insist, { once: true });
    child.kill(hurry?.aborted ? "SIGQUIT" : "SIGTERM");
    await gone;
    for (const step of steps) clearTimeout(step);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new StartError("No free port was found for PostgreSQL.");
  return address.port;
}

async function createDatabase(url: string, name: string) {
  if (name === "postgres") return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

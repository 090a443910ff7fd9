import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./port.ts";
import { findBinaries } from "./postgres/binaries.ts";
import { prepareCluster } from "./postgres/cluster.ts";
import { Supervisor } from "./postgres/supervisor.ts";

type Settings = {
  folder: string;
  port?: number;
  /** For tests: without durability; and without a log for replicas, unless `replicated`. */
  fast?: boolean;
  replicated?: boolean;
  database?: string;
};
export type Postgres = {
  url: string;
  /** Kills it, as a crash would: it comes back by itself. */
  kill(): void;
  stop(hurry?: AbortSignal): Promise<void>;
};

/** Runs PostgreSQL in `folder` until it is stopped; if killed, it restarts by itself on the same port. */
export async function startPostgres({
  folder,
  port,
  fast = false,
  replicated = false,
  database = "postgres",
}: Settings): Promise<Postgres> {
  const binaries = await findBinaries();
  const cluster = await prepareCluster({ folder, binaries, fast });
  const supervisor = new Supervisor({ cluster, binaries, fast, replicated, port: port ?? (await freePort()) });
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
  return { url: urlOf(database), kill: () => supervisor.kill(), stop };
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

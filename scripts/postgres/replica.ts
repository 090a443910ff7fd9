import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { freePort } from "../port.ts";
import { copyRunningCluster, writeAsOwner } from "./base-backup.ts";
import { findBinaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { findIdentity } from "./identity.ts";
import { Supervisor } from "./supervisor.ts";

type Settings = {
  /** The address of the primary, a PostgreSQL of ours on this machine. */
  of: string;
  folder: string;
  port?: number;
  /** For tests: without durability. */
  fast?: boolean;
};

export type Replica = {
  url: string;
  /** Makes it a primary, once what it has received is replayed. */
  promote(): Promise<void>;
  /** Kills it, as a crash would: it comes back by itself. */
  kill(): void;
  /** At once with an aborted signal, as if it were killed; its folder stays. */
  stop(hurry?: AbortSignal): Promise<void>;
};

/**
 * A streaming replica of a running primary, in a folder of its own; one that is there continues where it was. If killed,
 * it restarts by itself.
 */
export async function startReplica({ of, folder, port, fast = false }: Settings): Promise<Replica> {
  const binaries = await findBinaries();
  const data = join(folder, "data");
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const identity = findIdentity(folder, binaries.postgres);
  const slot = `replica_${basename(folder).replaceAll(/\W/g, "_")}`.toLowerCase();
  if (!existsSync(join(data, "PG_VERSION"))) await copyPrimary({ of, data, slot, identity });
  const cluster: Cluster = { data, log: join(folder, "server.log"), password: new URL(of).password, identity };
  const given = port ?? (await freePort());
  const supervisor = new Supervisor({ cluster, binaries, fast, replicated: true, port: given });
  await supervisor.start(port === undefined);
  const url = new URL(of);
  url.host = `127.0.0.1:${supervisor.port}`;
  return {
    url: url.href,
    promote: () => withClient(url.href, async (client) => void (await client.query("select pg_promote()"))),
    kill: () => supervisor.kill(),
    async stop(hurry) {
      await supervisor.stop(hurry);
      // Else the primary would keep its log for it, for ever.
      await withClient(of, (client) => dropSlot(client, slot)).catch(() => undefined);
    },
  };
}

type Copying = { of: string; data: string; slot: string; identity: ReturnType<typeof findIdentity> };

async function copyPrimary({ of, data, slot, identity }: Copying): Promise<void> {
  await withClient(of, async (client) => {
    await dropSlot(client, slot);
    // The primary keeps what was logged from here on until the replica has it.
    await client.query("select pg_create_physical_replication_slot($1, true)", [slot]);
    const unfinished = `${data}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    await copyRunningCluster({ client, to: unfinished, identity });
    const { hostname, port, username, password } = new URL(of);
    const primary = `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`;
    const settings = { primary_conninfo: primary, primary_slot_name: slot, hot_standby_feedback: "on" };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    writeAsOwner(join(unfinished, "postgresql.auto.conf"), lines.join(""), identity);
    writeAsOwner(join(unfinished, "standby.signal"), "", identity);
    renameSync(unfinished, data);
  });
}

/** A slot in use, and one that is not there, stay as they are. */
const dropSlot = (client: pg.Client, slot: string) =>
  client.query(
    "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active",
    [slot],
  );

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

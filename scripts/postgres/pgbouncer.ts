import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findInstalled, installPackage } from "../debian-package.ts";
import { freePort } from "../port.ts";
import { StartError } from "../start-error.ts";
import { writeAsOwner } from "./base-backup.ts";
import { findIdentity } from "./identity.ts";

const NAME = "pgbouncer";
const PATIENCE_MS = 10_000;

type Settings = {
  /** The address of PostgreSQL. */
  to: string;
  folder: string;
  port?: number;
  /** Connections to PostgreSQL, for each database. */
  pool?: number;
};

export type PgBouncer = {
  /** The same database, through the pooler. */
  url: string;
  /** Whether it keeps prepared statements: from 1.21 on. */
  keepsPrepared: boolean;
  /** Leads to another PostgreSQL from now on: after a failover. */
  leadTo(url: string): Promise<void>;
  /** Ended hard and started again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** PgBouncer of this machine, or a newly installed one. */
export async function findPgBouncer(): Promise<string> {
  const there = () => findInstalled([NAME], [`/usr/sbin/${NAME}`]);
  const found = there() ?? (await installPackage(NAME)) ?? there();
  if (found) return found;
  throw new StartError("No PgBouncer was found or could be installed; please install it.");
}

/** A real PgBouncer in transaction mode, as docs/operations.md sets it up. */
export async function startPgBouncer({ to, folder, port, pool = 10 }: Settings): Promise<PgBouncer> {
  const program = await findPgBouncer();
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const identity = findIdentity(folder, program);
  const place = port ?? (await freePort());
  const keepsPrepared = isSince(versionOf(program), [1, 21]);
  const ini = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  const configure = (address: string) => {
    const { username, password } = new URL(address);
    writeAsOwner(users, `"${username}" "${decodeURIComponent(password)}"\n`, identity);
    writeAsOwner(ini, settingsFor({ to: address, port: place, pool, users, keepsPrepared }), identity);
  };
  configure(to);
  const start = async (): Promise<ChildProcess> => {
    const { file, args, ...as } = identity.command(program, ["-q", ini]);
    const log = openSync(join(folder, "pgbouncer.log"), "a");
    const child = spawn(file, args, { ...as, cwd: "/", stdio: ["ignore", log, log] });
    closeSync(log);
    await untilUp(child, { port: place, log: join(folder, "pgbouncer.log") });
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  const url = new URL(to);
  url.host = `127.0.0.1:${place}`;
  return {
    url: url.href,
    keepsPrepared,
    async leadTo(address) {
      configure(address);
      child.kill("SIGHUP");
    },
    async restart() {
      await end("SIGKILL");
      child = await start();
    },
    // At once; SIGINT would wait for its clients.
    stop: () => end("SIGTERM"),
  };
}

const versionOf = (program: string): number[] =>
  (/(\d+)\.(\d+)/.exec(spawnSync(program, ["--version"]).stdout.toString()) ?? []).slice(1).map(Number);

const isSince = ([major = 0, minor = 0]: number[], [least = 0, then = 0]: number[]) =>
  major > least || (major === least && minor >= then);

type Configured = { to: string; port: number; pool: number; users: string; keepsPrepared: boolean };

/** What the server would say when it connects; a pooler passes no such settings on. */
const CONNECT_QUERY =
  "set random_page_cost = 1.1; set jit = off; set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000";

const settingsFor = ({ to, port, pool, users, keepsPrepared }: Configured) => {
  const { hostname, port: server } = new URL(to);
  return `[databases]
* = host=${hostname} port=${server} connect_query='${CONNECT_QUERY}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${pool}
server_login_retry = 1
query_wait_timeout = 10
${keepsPrepared ? "max_prepared_statements = 600\n" : ""}`;
};

async function untilUp(child: ChildProcess, { port, log }: { port: number; log: string }): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill("SIGKILL");
      const words = readFileSync(log, "utf8").trim().split("\n").at(-1) ?? "";
      throw new StartError(`PgBouncer could not be started: ${words}`);
    }
    await pause(20);
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

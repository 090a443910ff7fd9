import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";

const PATIENCE_MS = 120_000;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  // Socket paths must be short; a project folder may be long.
  unix_socket_directories: "",
  max_connections: "200",
  // Enough for a search among a hundred thousand coaches; allocated on use.
  shared_buffers: "512MB",
  max_wal_size: "512MB",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};
/** For tests: no durability, since nothing is kept. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum_naptime: "1h" };
/** And no log for replicas, unless there is one. */
const ALONE = { wal_level: "minimal", max_wal_senders: "0" };

export type Launch = {
  cluster: Cluster;
  binaries: Binaries;
  port: number;
  fast: boolean;
  /** Whether it has replicas, or is one. */
  replicated?: boolean;
};

/** One run of the server, resolved when it accepts connections. */
export async function launchServer({ cluster, binaries, port, fast, replicated }: Launch): Promise<ChildProcess> {
  const settings = Object.entries({
    ...SETTINGS,
    ...(fast && FAST),
    ...(fast && !replicated && ALONE),
    // Tests ask a hundred thousand small questions, which cost a fifth less through a socket.
    ...(fast && !replicated && fitsSocket(dirname(cluster.data)) && { unix_socket_directories: dirname(cluster.data) }),
    port,
  });
  const { file, args, ...as } = cluster.identity.command(binaries.postgres, [
    "-D",
    cluster.data,
    ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const log = openSync(cluster.log, "w");
  // A process group of its own: Ctrl-C must not end it before the server has finished.
  const child = spawn(file, args, {
    ...as,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...process.env, LC_ALL: "C" },
  });
  closeSync(log);
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  const until = Date.now() + PATIENCE_MS;
  while (!isReady(cluster.data, child.pid)) {
    if (failure || child.exitCode !== null || child.signalCode !== null)
      throw new LaunchError(reasonOf(cluster.log, failure));
    if (Date.now() > until) {
      child.kill("SIGQUIT");
      throw new StartError(`PostgreSQL was not ready within two minutes; see ${cluster.log}.`);
    }
    await pause(20);
  }
  return child;
}

/** Whether the path of a socket in this folder is short enough for the system. */
const fitsSocket = (folder: string) => process.platform !== "win32" && folder.length < 80;

/** The server could not be launched this time: a port just taken, or a killed one's memory not yet released. */
export class LaunchError extends Error {}

/** Line 8 of the server's pid file, which `pg_ctl` waits for as well. */
function isReady(data: string, pid: number | undefined) {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === pid && ["ready", "standby"].includes(lines[7]?.trim() ?? "");
  } catch {
    return false;
  }
}

function reasonOf(log: string, failure: Error | undefined) {
  if (failure) return failure.message;
  const words = readFileSync(log, "utf8");
  return (
    /(?:FATAL|PANIC|LOG): {2}(could not bind.+)/.exec(words)?.[1] ??
    /(?:FATAL|PANIC|error|setpriv): +(.+)/.exec(words)?.[1] ??
    `see ${log}`
  );
}

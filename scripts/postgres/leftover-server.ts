import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../start-error.ts";

const PATIENCE_MS = 10_000;
const COURTESY_MS = 3000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-p", `${pid}`, "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

const pidIn = (file: string) => (existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) || 0 : 0);

/** Two processes on one folder would take each other's database away; one that is just stopping is waited for. */
export async function refuseSecondServer(folder: string): Promise<void> {
  const pid = pidIn(join(folder, "supervisor.pid"));
  if (!pid || pid === process.pid || !/scripts\/\w+\.ts/.test(commandLineOf(pid))) return;
  const until = Date.now() + COURTESY_MS;
  while (isAlive(pid) && existsSync(join(folder, "supervisor.pid")) && Date.now() < until) await pause(50);
  if (isAlive(pid) && existsSync(join(folder, "supervisor.pid")))
    throw new StartError(
      `The data folder ${folder} is in use by another running Aufwind (process ${pid}); please stop that one first.`,
    );
}

/** After a hard kill the old server may still run, or its pid file may name another process by now. */
export async function stopLeftoverServer(data: string): Promise<void> {
  const file = join(data, "postmaster.pid");
  const pid = pidIn(file);
  if (!pid) return;
  if (!isAlive(pid) || !commandLineOf(pid).includes("postgres")) return rmSync(file, { force: true });
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    kill(pid, signal);
    if (await isGone(pid)) return;
  }
  throw new StartError(
    `An earlier PostgreSQL (process ${pid}) still runs on ${data} and does not stop; please end it.`,
  );
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}

async function isGone(pid: number) {
  const until = Date.now() + PATIENCE_MS;
  while (isAlive(pid) && Date.now() < until) await pause(50);
  return !isAlive(pid);
}

import { availableParallelism } from "node:os";
import { Problem } from "../http/problem.ts";
import { openThread, type Thread } from "../threads/thread.ts";

/** Creates a hash, or compares with one, which carries its own parameters. */
export type HashWork = { password: string } & ({ cost: "full" | "light" } | { hashed: string });

const LANES = Math.max(2, availableParallelism());
/** Beyond this queue length requests get 503 instead of waiting until the browser gives up. */
const LONGEST_LINE = 100;
/** The hash's own memory is not part of this limit. */
const LIMITS = { script: new URL("hash-worker.ts", import.meta.url), seconds: 60, memoryMb: 64 };

const idle: Thread[] = [];
const line: (() => void)[] = [];
let busy = 0;

/** Creates or compares a hash on a thread; others wait in line. */
export async function inHashWorker(work: HashWork): Promise<unknown> {
  if (line.length >= LONGEST_LINE) throw new Problem("busy");
  if (busy >= LANES) await new Promise<void>((resolve) => line.push(resolve));
  else busy++;
  const lane = freeLane();
  try {
    return await lane.perform(work, undefined);
  } finally {
    // A failed worker is not reused: the next one is new.
    if (lane.isUsable()) idle.push(lane);
    else void lane.end();
    const next = line.shift();
    if (next) next();
    else busy--;
  }
}

function freeLane(): Thread {
  const lane = idle.pop() ?? openThread(LIMITS);
  return lane.isUsable() ? lane : freeLane();
}

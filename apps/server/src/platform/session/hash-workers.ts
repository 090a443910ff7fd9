import { availableParallelism } from "node:os";
import { Problem } from "../http/problem.ts";
import { openThread, type Thread } from "../threads/thread.ts";

/** Creates a hash, or compares with one, which carries its own parameters. */
export type HashWork = { password: string } & ({ cost: "full" | "light" } | { hashed: string });

const WORKERS = Math.max(2, availableParallelism());
/** Beyond this queue length requests get 503 instead of waiting until the browser gives up. */
const LONGEST_QUEUE = 100;
/** The hash's own memory is not part of this limit. */
const LIMITS = { script: new URL("hash-worker.ts", import.meta.url), seconds: 60, memoryMb: 64 };

const idle: Thread[] = [];
const queue: (() => void)[] = [];
let busy = 0;

/** Creates or compares a hash on a thread; others wait in line. */
export async function inHashWorker(work: HashWork): Promise<unknown> {
  if (queue.length >= LONGEST_QUEUE) throw new Problem("busy");
  if (busy >= WORKERS) await new Promise<void>((resolve) => queue.push(resolve));
  else busy++;
  const worker = freeWorker();
  try {
    return await worker.perform(work, undefined);
  } finally {
    // A failed worker is not reused: the next one is new.
    if (worker.isUsable()) idle.push(worker);
    else void worker.end();
    const next = queue.shift();
    if (next) next();
    else busy--;
  }
}

function freeWorker(): Thread {
  const worker = idle.pop() ?? openThread(LIMITS);
  return worker.isUsable() ? worker : freeWorker();
}

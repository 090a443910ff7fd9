import { availableParallelism } from "node:os";
import { Problem } from "../http/problem.ts";
import { openThread, type Thread } from "../threads/thread.ts";

/** To make a hash, or to compare with one, which says itself what it costs. */
export type HashWork = { password: string } & ({ cost: "full" | "light" } | { hashed: string });

const LANES = Math.max(2, availableParallelism());
/** Whoever comes later hears "not available right now" instead of waiting until the browser gives up. */
const LONGEST_LINE = 100;
/** What a hash itself takes is not of this memory. */
const LIMITS = { script: new URL("hash-worker.ts", import.meta.url), seconds: 60, memoryMb: 64 };

const idle: Thread[] = [];
const line: (() => void)[] = [];
let busy = 0;

/** Has a hash made or compared on a thread of its own; those who come meanwhile wait in line. */
export async function inHashWorker(work: HashWork): Promise<unknown> {
  if (line.length >= LONGEST_LINE) throw new Problem("busy");
  if (busy >= LANES) await new Promise<void>((resolve) => line.push(resolve));
  else busy++;
  const lane = freeLane();
  try {
    return await lane.perform(work, undefined);
  } finally {
    // A lane that broke is not used again: the next one is new.
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

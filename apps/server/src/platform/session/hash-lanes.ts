import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Problem } from "../http/problem.ts";

/** To make a hash, or to compare with one, which says itself what it costs. */
export type HashWork = { password: string } & ({ cost: "full" | "light" } | { hashed: string });

const LANES = Math.max(2, availableParallelism());
/** Whoever comes later hears "not available right now" instead of waiting until the browser gives up. */
const LONGEST_LINE = 100;

const idle: Worker[] = [];
const line: (() => void)[] = [];
let busy = 0;

/** Has a hash made or compared on a thread of its own; those who come meanwhile wait in line. */
export async function inLane(work: HashWork): Promise<unknown> {
  if (line.length >= LONGEST_LINE) throw new Problem("busy");
  if (busy >= LANES) await new Promise<void>((resolve) => line.push(resolve));
  else busy++;
  try {
    const lane = idle.pop() ?? openLane();
    lane.postMessage(work);
    const answer = await answerOf(lane);
    idle.push(lane);
    return answer;
  } finally {
    const next = line.shift();
    if (next) next();
    else busy--;
  }
}

/** A lane that breaks or ends throws here, and is not used again: the next one is new. */
async function answerOf(lane: Worker): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(lane, "exit", { signal }).then(() => Promise.reject(new Error("A hash lane ended.")));
  const [answer] = await Promise.race([once(lane, "message", { signal }), ended]).finally(() => heard.abort());
  return answer;
}

function openLane(): Worker {
  const lane = new Worker(new URL("hash-lane.ts", import.meta.url));
  // Idle lanes are no reason for the process to stay; what is under way is kept by whoever waits for it.
  lane.unref();
  return lane;
}

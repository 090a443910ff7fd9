import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Asked, BusyTimes } from "./busy-times.ts";

const SECONDS = 20;

/**
 * Reads a calendar on a thread of its own: somebody else wrote it, so it may be large, and its rules may never end.
 * What takes too long or too much memory is stopped and counts as too large.
 */
export async function readBusyTimes(asked: Asked, seconds = SECONDS): Promise<BusyTimes> {
  const lane = new Worker(new URL("busy-lane.ts", import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    const [read] = await once(lane, "message", { signal: AbortSignal.timeout(seconds * 1000) });
    return read as BusyTimes;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    const isStopped = name === "AbortError" || code === "ERR_WORKER_OUT_OF_MEMORY";
    return { problem: isStopped ? "tooLarge" : "noCalendar" };
  } finally {
    await lane.terminate();
  }
}

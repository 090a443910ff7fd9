import { readFileSync } from "node:fs";

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: begin, length, and how much of it ran on a processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** Lighthouse's phone is a quarter as fast as this machine; a task that takes longer than this keeps a tap waiting. */
const SLOWDOWN = 4;
const PATIENCE_MS = 50;

/**
 * What the tasks of a page would block a phone's main thread for after the first paint, in ms. Lighthouse counts how
 * long they took; on two cores, which browser, server and Lighthouse itself share, most of that is waiting for a core.
 */
export function blockedByOwnWork(file: string): number {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8")) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
  const main = traceEvents.find(
    ({ name, pid, args }) => name === "thread_name" && pid === paint?.pid && args?.name === "CrRendererMain",
  );
  if (!paint || !main) throw new Error("The trace names no main thread or no first paint.");
  const isAfter = ({ ts, dur = 0 }: TraceEvent) => ts + dur > paint.ts;
  return traceEvents
    .filter((each) => each.name === "RunTask" && each.pid === main.pid && each.tid === main.tid && isAfter(each))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - PATIENCE_MS), 0);
}

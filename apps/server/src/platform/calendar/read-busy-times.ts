import { Problem } from "../http/problem.ts";
import { ThreadStopped } from "../threads/thread.ts";
import { createThreadPool, type ThreadRequest } from "../threads/thread-pool.ts";
import type { BusyTimes, BusyTimesRequest } from "./busy-times.ts";

const SECONDS = 20;

/** Reads foreign calendars on a thread: they may be large, and their rules may never end. */
export function createCalendarReader(seconds = SECONDS) {
  const read = createThreadPool<BusyTimesRequest, BusyTimes>({
    script: new URL("busy-times-thread.ts", import.meta.url),
    threads: 2,
    waiting: 100,
    waitingPerPerson: 10,
    seconds,
    memoryMb: 256,
  });
  /** What takes too long or too much memory is stopped and counts as too large. */
  return async (asked: BusyTimesRequest, wanted: ThreadRequest): Promise<BusyTimes> => {
    try {
      return await read(asked, wanted);
    } catch (error) {
      if (error instanceof ThreadStopped) return { problem: "tooLarge" };
      if (error instanceof Problem) throw error;
      return { problem: "noCalendar" };
    }
  };
}

export const readBusyTimes = createCalendarReader();

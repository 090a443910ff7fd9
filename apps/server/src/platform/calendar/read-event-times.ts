import { ThreadStopped } from "../threads/thread.ts";
import { createThreadPool, type ThreadRequest } from "../threads/thread-pool.ts";
import type { EventTimes, EventTimesRequest } from "./event-times.ts";

const read = createThreadPool<EventTimesRequest, (EventTimes | undefined)[]>({
  script: new URL("event-times-thread.ts", import.meta.url),
  threads: 2,
  waiting: 100,
  waitingPerPerson: 10,
  seconds: 20,
  memoryMb: 256,
});

/** Reads foreign events on a thread, since their rules may never end; undefined if that takes too long. */
export async function readEventTimes(asked: EventTimesRequest, wanted: ThreadRequest) {
  if (asked.texts.length === 0) return [];
  try {
    return await read(asked, wanted);
  } catch (error) {
    if (error instanceof ThreadStopped && error.reason !== "left") return undefined;
    throw error;
  }
}

import type { Log } from "../log/log.ts";
import { createLine, type LineLimits } from "./line.ts";
import { openThread, type Thread, type ThreadLimits } from "./thread.ts";

/** The limits of one kind of work, so that no kind starves another or the pages. */
export type PoolLimits = ThreadLimits & LineLimits;

/** Whose work it is, and the request's signal, which ends it when the reader leaves. */
export type Wanted = { owner: string; log: Log; signal?: AbortSignal | undefined };

/** An idle thread ends after this: its memory is freed. */
const IDLE_MS = 10_000;

/** Runs one kind of heavy work on threads of its own, started on first use. */
export function createThreadPool<Input, Output>(limits: PoolLimits) {
  const line = createLine(limits);
  const idle = new Map<Thread, NodeJS.Timeout>();

  const rest = (thread: Thread) => {
    const sleep = () => {
      idle.delete(thread);
      void thread.end();
    };
    idle.set(thread, setTimeout(sleep, IDLE_MS).unref());
  };
  const wake = () => {
    const [found] = idle;
    if (!found) return undefined;
    const [thread, timer] = found;
    idle.delete(thread);
    clearTimeout(timer);
    return thread.isUsable() ? thread : undefined;
  };

  return async (input: Input, { owner, log, signal }: Wanted): Promise<Output> => {
    await line.turn(owner, signal);
    const thread = wake() ?? openThread(limits, log);
    try {
      return (await thread.perform(input, signal)) as Output;
    } finally {
      if (thread.isUsable()) {
        rest(thread);
        line.leave(owner);
      } else {
        // Its place is free once it has ended: until then it still takes memory.
        void thread.end().finally(() => line.leave(owner));
      }
    }
  };
}

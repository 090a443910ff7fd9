import type { Log } from "../log/log.ts";
import { createLine, type LineLimits } from "./line.ts";
import { openThread, type Thread, type ThreadLimits } from "./thread.ts";

/** How much one kind of work may take, so that no kind starves another and none the pages. */
export type PoolLimits = ThreadLimits & LineLimits;

/** Whose work it is, and until when it is wanted: the signal of the request ends it when its reader leaves. */
export type Wanted = { owner: string; log: Log; signal?: AbortSignal | undefined };

/** A thread that has nothing to do for so long ends: what it loaded is memory that pages can use. */
const IDLE_MS = 10_000;

/** Has one kind of heavy work done on threads of its own, which are opened when they are first needed. */
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
        // Its place is free once it is gone: what is being ended still takes memory.
        void thread.end().finally(() => line.leave(owner));
      }
    }
  };
}

import { Problem } from "../http/problem.ts";
import type { Log } from "../log/log.ts";
import { openThread, type Thread, type ThreadLimits, ThreadStopped } from "./thread.ts";

/** The limits of one kind of work, so that no kind starves another or the pages. */
export type PoolLimits = ThreadLimits & LineLimits;

/** Whose work it is, and the request's signal, which ends it when the reader leaves. */
export type ThreadRequest = { owner: string; log: Log; signal?: AbortSignal | undefined };

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

  return async (input: Input, { owner, log, signal }: ThreadRequest): Promise<Output> => {
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

type LineLimits = {
  /** How many run at once; one per person. */
  threads: number;
  /** Beyond this number of waiting ones the answer is `busy`, instead of waiting until the browser gives up. */
  waiting: number;
  /** How many of them may be one person's. */
  waitingPerPerson: number;
};

const RETRY_SECONDS = 10;

/** The queue for threads. First come, first served, but one per person at a time. */
function createLine({ threads, waiting, waitingPerPerson }: LineLimits) {
  const running = new Set<string>();
  const line: { owner: string; admit(): void }[] = [];
  const isFree = (owner: string) => running.size < threads && !running.has(owner);

  const turn = (owner: string, signal: AbortSignal | undefined): Promise<void> => {
    if (isFree(owner)) {
      running.add(owner);
      return Promise.resolve();
    }
    if (line.filter((each) => each.owner === owner).length >= waitingPerPerson)
      throw new Problem("tooManyRequests", { retryAfter: RETRY_SECONDS });
    if (line.length >= waiting) throw new Problem("busy");
    return new Promise((resolve, reject) => {
      const place = { owner, admit: resolve };
      line.push(place);
      const giveUp = () => {
        const index = line.indexOf(place);
        if (index < 0) return;
        line.splice(index, 1);
        reject(new ThreadStopped("left"));
      };
      if (signal?.aborted) giveUp();
      else signal?.addEventListener("abort", giveUp, { once: true });
    });
  };

  const leave = (owner: string): void => {
    running.delete(owner);
    const index = line.findIndex((each) => isFree(each.owner));
    const [next] = index < 0 ? [] : line.splice(index, 1);
    if (!next) return;
    running.add(next.owner);
    next.admit();
  };

  return { turn, leave };
}

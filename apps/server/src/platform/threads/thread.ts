import { Worker } from "node:worker_threads";
import type { ProblemCode } from "@aufwind/contract/platform/problems";
import { Problem } from "../http/problem.ts";
import type { Log } from "../log/log.ts";

/** A thread's result; see `answerInThread`. */
export type ThreadAnswer = { value: unknown } | { problem: ProblemCode } | { error: unknown };

/** Work that was aborted: it took too long or too much memory, or nobody waits for it any more. */
export class ThreadStopped extends Problem {
  readonly reason: "time" | "memory" | "left";
  constructor(reason: ThreadStopped["reason"]) {
    super("busy");
    this.reason = reason;
  }
}

export type ThreadLimits = { script: URL; seconds: number; memoryMb: number };

export type Thread = {
  /** One piece of work at a time. */
  perform(input: unknown, signal: AbortSignal | undefined): Promise<unknown>;
  /** Whether it can take more work. */
  isUsable(): boolean;
  /** Ends it and discards its work. */
  end(): Promise<void>;
};

/** A thread with a memory limit; if it fails or runs out of memory or time, only the thread ends, never the process. */
export function openThread({ script, seconds, memoryMb }: ThreadLimits, log?: Log): Thread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  // It does not keep the process alive; pending work is kept by whoever waits for it.
  worker.unref();
  let settle: ((answer: ThreadAnswer) => void) | undefined;
  let isUsable = true;
  const breakOff = (error: unknown) => {
    isUsable = false;
    settle?.({ error });
  };
  // These stay for the thread's life: an unhandled error would end the process, also after the work was aborted.
  worker.on("message", (message: ThreadAnswer) => isAnswer(message) && settle?.(message));
  worker.on("messageerror", breakOff);
  worker.on("error", (error) => {
    if (!settle) log?.warn({ err: error }, "a thread broke after its work was given up");
    breakOff(isOutOfMemory(error) ? new ThreadStopped("memory") : error);
  });
  worker.on("exit", () => breakOff(new Error("A thread ended before its work was done.")));

  const end = async () => {
    isUsable = false;
    await worker.terminate();
  };

  const perform = (input: unknown, signal: AbortSignal | undefined) =>
    new Promise((resolve, reject) => {
      const stop = (reason: ThreadStopped["reason"]) => breakOff(new ThreadStopped(reason));
      const leave = () => stop("left");
      const timer = setTimeout(() => stop("time"), seconds * 1000);
      settle = (answer) => {
        settle = undefined;
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
        if ("value" in answer) resolve(answer.value);
        else reject("problem" in answer ? new Problem(answer.problem) : answer.error);
      };
      signal?.addEventListener("abort", leave);
      if (signal?.aborted) leave();
      else worker.postMessage(input);
    });

  return { perform, isUsable: () => isUsable, end };
}

/** Under `--watch` Node itself reports, on the same channel, which files a thread loads. */
const isAnswer = (message: object) => "value" in message || "problem" in message || "error" in message;

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";

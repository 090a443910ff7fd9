import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { Problem } from "../http/problem.ts";
import type { ThreadAnswer } from "./thread.ts";

/** What a pool's script does with each piece of work. */
export function answerInThread<Input>(work: (input: Input) => unknown): void {
  // On Linux this affects the calling thread only: requests go first.
  if (process.platform === "linux") setPriority(0, 10);
  parentPort?.on("message", async (input: Input) => parentPort?.postMessage(await answerOf(() => work(input))));
}

async function answerOf(work: () => unknown): Promise<ThreadAnswer> {
  try {
    return { value: await work() };
  } catch (error) {
    return error instanceof Problem ? { problem: error.code } : { error };
  }
}

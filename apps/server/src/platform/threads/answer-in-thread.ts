import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { Problem } from "../http/problem.ts";
import type { ThreadAnswer } from "./thread.ts";

/** What the script of a pool's threads does with each piece of work. */
export function answerInThread<Input>(work: (input: Input) => unknown): void {
  // On Linux this is for the calling thread alone: requests go first.
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

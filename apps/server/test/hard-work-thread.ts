import { Problem } from "../src/platform/http/problem.ts";
import { answerInThread } from "../src/platform/threads/answer-in-thread.ts";

/** What a test's thread is asked to do. */
export type HardWork = { say: string } | { wait: Int32Array } | "refuse" | "spin" | "eat" | "break later";

answerInThread((work: HardWork) => {
  if (work === "refuse") throw new Problem("invalidPhoto");
  if (work === "spin") for (;;);
  if (work === "eat") return eat();
  if (work === "break later") {
    setTimeout(() => {
      throw new Error("late");
    });
    return "done";
  }
  // Until the test says so: nothing is timed.
  if ("wait" in work) return Atomics.wait(work.wait, 0, 0);
  return work.say;
});

function eat() {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, index) => index));
}

import { createThreadPool } from "../threads/thread-pool.ts";
import type { Paper } from "./paper.ts";

/** A paper as PDF. A long one takes seconds of CPU, which would block everybody else. */
export const printPaper = createThreadPool<Paper, Uint8Array>({
  script: new URL("paper-thread.ts", import.meta.url),
  threads: 1,
  waiting: 50,
  waitingPerPerson: 4,
  seconds: 60,
  memoryMb: 256,
});

import { createThreadPool } from "../threads/thread-pool.ts";
import type { NotesPaper } from "./notes-pages.ts";

/** Notes on paper: many long ones take seconds, in which others are to be answered. */
export const notesPdf = createThreadPool<NotesPaper, Uint8Array>({
  script: new URL("notes-thread.ts", import.meta.url),
  threads: 2,
  waiting: 20,
  waitingPerPerson: 2,
  seconds: 60,
  memoryMb: 384,
});

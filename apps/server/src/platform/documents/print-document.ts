import { createThreadPool } from "../threads/thread-pool.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** A document as PDF. A long one takes seconds of CPU, which would block everybody else. */
export const printDocument = createThreadPool<PrintedDocument, Uint8Array>({
  script: new URL("document-pdf-thread.ts", import.meta.url),
  threads: 1,
  waiting: 50,
  waitingPerPerson: 4,
  seconds: 60,
  memoryMb: 256,
});

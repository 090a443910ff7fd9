import type { Locale } from "@aufwind/rules/locale";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import type { StatementContent } from "./statement-sheet.ts";

export type PrintedStatement = { brand: string; locale: Locale; content: StatementContent };

/** A tenth of a second of CPU each, which would block everybody else. */
export const printStatement = createThreadPool<PrintedStatement, Uint8Array>({
  script: new URL("statement-sheet-thread.ts", import.meta.url),
  threads: 1,
  waiting: 40,
  waitingPerPerson: 10,
  seconds: 30,
  memoryMb: 256,
});

import type { Locale } from "@aufwind/rules/locale";
import { createThreadPool } from "../threads/thread-pool.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import type { StatementContent } from "./statement-sheet.ts";

/** What the books give out: an invoice as PDF, a statement as a sheet. */
export type Paper = { brand: string; locale: Locale } & ({ invoice: InvoiceContent } | { statement: StatementContent });

/** A tenth of a second of a core each, in which nobody else would be answered. */
export const printPaper = createThreadPool<Paper, Uint8Array>({
  script: new URL("paper-thread.ts", import.meta.url),
  threads: 2,
  waiting: 40,
  waitingPerPerson: 10,
  seconds: 30,
  memoryMb: 256,
});

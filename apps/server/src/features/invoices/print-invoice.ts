import type { Locale } from "@aufwind/rules/locale";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import type { InvoiceContent } from "./invoice-content.ts";

export type PrintedInvoice = { brand: string; locale: Locale; content: InvoiceContent };

/** A tenth of a second of CPU each, which would block everybody else. */
export const printInvoice = createThreadPool<PrintedInvoice, Uint8Array>({
  script: new URL("invoice-pdf-thread.ts", import.meta.url),
  threads: 2,
  waiting: 40,
  waitingPerPerson: 10,
  seconds: 30,
  memoryMb: 256,
});

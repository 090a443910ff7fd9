import type { Locale } from "@aufwind/rules/locale";
import type { Translator } from "../../platform/i18n/translator.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import { type InvoiceContent, isCredit } from "./invoice-content.ts";

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

export const invoiceFileName = (translator: Translator, { content, locale }: Omit<PrintedInvoice, "brand">): string => {
  const title = translator.t(locale, `documents:invoice.${isCredit(content) ? "creditTitle" : "title"}`, content);
  return `${title.replaceAll(" ", "-")}.pdf`;
};

import { createWords } from "../i18n/translator.ts";
import { answerInThread } from "../threads/answer-in-thread.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import type { Paper } from "./papers.ts";
import { statementSheet } from "./statement-sheet.ts";

answerInThread(({ brand, locale, ...paper }: Paper) => {
  const words = createWords(brand);
  return "invoice" in paper ? invoicePdf(words, paper.invoice, locale) : statementSheet(words, paper.statement, locale);
});

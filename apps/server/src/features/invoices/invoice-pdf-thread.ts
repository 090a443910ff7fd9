import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import type { PrintedInvoice } from "./print-invoice.ts";

answerInThread(({ brand, locale, content }: PrintedInvoice) => invoicePdf(createTranslator(brand), content, locale));

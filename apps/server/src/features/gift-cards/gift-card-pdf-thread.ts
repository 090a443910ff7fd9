import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { giftCardPdf, type PrintedGiftCard } from "./gift-card-pdf.ts";

answerInThread((printed: PrintedGiftCard) => giftCardPdf(createTranslator(printed.brand), printed));

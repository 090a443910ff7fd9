import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { bookingCardPdf, type PrintedBookingCard } from "./booking-card-pdf.ts";

answerInThread((printed: PrintedBookingCard) => bookingCardPdf(createTranslator(printed.brand), printed));

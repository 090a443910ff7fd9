import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { notesPdf, type PrintedNotes } from "./note-pages.ts";

answerInThread((printed: PrintedNotes) => notesPdf(createTranslator(printed.brand), printed));

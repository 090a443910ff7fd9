import { printPdf } from "../../platform/documents/pdf-printer.ts";
import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { type NotesPaper, notesPages } from "./note-pages.ts";

answerInThread((paper: NotesPaper) => printPdf(notesPages(createTranslator(paper.brand), paper)));

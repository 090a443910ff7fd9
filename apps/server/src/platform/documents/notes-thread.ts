import { createWords } from "../i18n/translator.ts";
import { answerInThread } from "../threads/answer-in-thread.ts";
import { type NotesPaper, notesPages } from "./notes-pages.ts";
import { printPdf } from "./pdf-printer.ts";

answerInThread((paper: NotesPaper) => printPdf(notesPages(createWords(paper.brand), paper)));

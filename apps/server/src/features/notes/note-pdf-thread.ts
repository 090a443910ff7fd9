import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { type NotesPaper, notesPdf } from "./note-pages.ts";

answerInThread((paper: NotesPaper) => notesPdf(createTranslator(paper.brand), paper));

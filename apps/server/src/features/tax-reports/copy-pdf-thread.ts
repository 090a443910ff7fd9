import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { type CopyPaper, copyPdf } from "./copy-pdf.ts";

answerInThread((paper: CopyPaper) => copyPdf(paper));

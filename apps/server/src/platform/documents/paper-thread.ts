import { answerInThread } from "../threads/answer-in-thread.ts";
import type { Paper } from "./paper.ts";
import { paperPdf } from "./paper-pdf.ts";

answerInThread((paper: Paper) => paperPdf(paper));

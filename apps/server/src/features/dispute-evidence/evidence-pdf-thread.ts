import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { type EvidencePaper, evidencePdf } from "./evidence-pages.ts";

answerInThread((paper: EvidencePaper) => evidencePdf(paper));

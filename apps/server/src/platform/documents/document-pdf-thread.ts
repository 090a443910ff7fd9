import { answerInThread } from "../threads/answer-in-thread.ts";
import { documentPdf } from "./document-pdf.ts";
import type { PrintedDocument } from "./printed-document.ts";

answerInThread((document: PrintedDocument) => documentPdf(document));

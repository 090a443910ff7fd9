import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { createWords } from "../words/words.ts";
import { type NotesPaper, notesPages } from "./notes-pages.ts";
import { printPdf } from "./pdf-printer.ts";

// On Linux this is for the calling thread alone: requests go first.
if (process.platform === "linux") setPriority(0, 10);

const paper = workerData as NotesPaper;
parentPort?.postMessage(await printPdf(notesPages(createWords(paper.brand), paper)));

import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { findWords } from "./find-words.ts";

answerInThread(findWords);

import { answerInThread } from "../threads/answer-in-thread.ts";
import { eventTimes } from "./event-times.ts";

answerInThread(eventTimes);

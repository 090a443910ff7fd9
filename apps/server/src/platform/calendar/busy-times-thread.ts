import { answerInThread } from "../threads/answer-in-thread.ts";
import { busyTimes } from "./busy-times.ts";

answerInThread(busyTimes);

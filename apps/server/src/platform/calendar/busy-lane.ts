import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type Asked, busyTimes } from "./busy-times.ts";

// On Linux this is for the calling thread alone: requests go first.
if (process.platform === "linux") setPriority(0, 10);

parentPort?.postMessage(busyTimes(workerData as Asked));

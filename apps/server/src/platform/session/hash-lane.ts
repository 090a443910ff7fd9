import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashWork } from "./hash-lanes.ts";

// On Linux this is for the calling thread alone: requests go first, whoever is guessing passwords waits.
if (process.platform === "linux") setPriority(0, 10);

/** argon2id (2), 46 MiB, two passes: a good 80 ms of a core. */
const COST = { algorithm: 2, memoryCost: 47_104, timeCost: 2, parallelism: 1 };

parentPort?.on("message", ({ password, hashed }: HashWork) => {
  parentPort?.postMessage(hashed === undefined ? hashSync(password, COST) : isSame(password, hashed));
});

/** What is no hash opens to nothing. */
function isSame(password: string, hashed: string) {
  try {
    return verifySync(hashed, password);
  } catch {
    return false;
  }
}

import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashWork } from "./hash-lanes.ts";

// On Linux this is for the calling thread alone: requests go first, whoever is guessing passwords waits.
if (process.platform === "linux") setPriority(0, 10);

/** argon2id (2): 46 MiB and two passes, a good 80 ms of a core; light where a test logs in a hundred times. */
const ARGON2 = { algorithm: 2, parallelism: 1 };
const COSTS = { full: { memoryCost: 47_104, timeCost: 2 }, light: { memoryCost: 1024, timeCost: 1 } };

parentPort?.on("message", (work: HashWork) => {
  const { password } = work;
  parentPort?.postMessage(
    "hashed" in work ? isSame(password, work.hashed) : hashSync(password, { ...ARGON2, ...COSTS[work.cost] }),
  );
});

/** What is no hash opens to nothing. */
function isSame(password: string, hashed: string) {
  try {
    return verifySync(hashed, password);
  } catch {
    return false;
  }
}

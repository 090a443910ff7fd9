import { hashSync, verifySync } from "@node-rs/argon2";
import { answerInThread } from "../threads/answer-in-thread.ts";
import type { HashWork } from "./hash-workers.ts";

/** argon2id (2): 46 MiB and two passes, a good 80 ms of a core; light where a test logs in a hundred times. */
const ARGON2 = { algorithm: 2, parallelism: 1 };
const COSTS = { full: { memoryCost: 47_104, timeCost: 2 }, light: { memoryCost: 1024, timeCost: 1 } };

// With less right to a core than requests have: whoever is guessing passwords waits.
answerInThread((work: HashWork) =>
  "hashed" in work ? isSame(work.password, work.hashed) : hashSync(work.password, { ...ARGON2, ...COSTS[work.cost] }),
);

/** What is no hash opens to nothing. */
function isSame(password: string, hashed: string) {
  try {
    return verifySync(hashed, password);
  } catch {
    return false;
  }
}

import { hashSync, verifySync } from "@node-rs/argon2";
import { answerInThread } from "../threads/answer-in-thread.ts";
import type { HashWork } from "./hash-workers.ts";

/** argon2id (2): 46 MiB and two passes, a good 80 ms of CPU; light for tests. */
const ARGON2 = { algorithm: 2, parallelism: 1 };
const COSTS = { full: { memoryCost: 47_104, timeCost: 2 }, light: { memoryCost: 1024, timeCost: 1 } };

// At low priority: guessing passwords must not slow down requests.
answerInThread((work: HashWork) =>
  "hashed" in work ? isSame(work.password, work.hashed) : hashSync(work.password, { ...ARGON2, ...COSTS[work.cost] }),
);

/** An invalid hash never matches. */
function isSame(password: string, hashed: string) {
  try {
    return verifySync(hashed, password);
  } catch {
    return false;
  }
}

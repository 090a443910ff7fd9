import { expect, test } from "vitest";
import type { HardWork } from "../../../test/hard-work-thread.ts";
import { createLog } from "../log/log.ts";
import { createThreadPool, type PoolLimits } from "./thread-pool.ts";

const script = new URL("../../../test/hard-work-thread.ts", import.meta.url);
const LIMITS = { script, threads: 2, waiting: 4, waitingPerPerson: 2, seconds: 60, memoryMb: 32 };
const pool = (limits: Partial<PoolLimits> = {}) => {
  const perform = createThreadPool<HardWork, unknown>({ ...LIMITS, ...limits });
  const log = createLog("silent");
  return (work: HardWork, owner = "erika", signal?: AbortSignal) => perform(work, { owner, log, signal });
};
const outcome = (work: Promise<unknown>) =>
  work.catch((error: { code?: string; reason?: string }) => error.reason ?? error.code);
/** Work that runs until it is released. */
function held() {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const releaseFiles = () => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  return { work: { wait: flag }, releaseFiles };
}

test("work is done elsewhere and comes back, a refusal as the problem it is", async () => {
  const perform = pool();
  expect(await perform({ say: "done" })).toBe("done");
  await expect(perform("refuse")).rejects.toMatchObject({ name: "Problem", code: "invalidPhoto" });
  expect(await perform({ say: "again" })).toBe("again");
});

test("one person has one thread at a time, and somebody else the other", async () => {
  const perform = pool();
  const [first, second] = [held(), held()];
  const own = [perform(first.work), perform(second.work)];
  expect(await perform({ say: "mine" }, "jonas")).toBe("mine");
  second.releaseFiles();
  expect(await Promise.race([own[1], perform({ say: "next" }, "jonas")])).toBe("next");
  first.releaseFiles();
  await Promise.all(own);
});

test("few of one person wait, and few in all; the others are refused at once", async () => {
  const perform = pool();
  const { work, releaseFiles } = held();
  const all = ["a", "b", "a", "a", "a", "c", "d", "e"].map((owner) => outcome(perform(work, owner)));
  expect([await all[4], await all[7]]).toEqual(["tooManyRequests", "busy"]);
  releaseFiles();
  expect((await Promise.all(all)).filter((each) => each === "tooManyRequests" || each === "busy")).toHaveLength(2);
});

test("what takes too long ends, and the next one gets a thread", async () => {
  const perform = pool({ threads: 1, seconds: 1 });
  expect(await outcome(perform("spin"))).toBe("time");
  expect(await outcome(perform({ say: "next" }))).toBe("next");
});

test("what takes too much memory ends, and the process does not", async () => {
  const perform = pool({ threads: 1 });
  expect(await outcome(perform("eat"))).toBe("memory");
  expect(await perform({ say: "next" })).toBe("next");
});

test("a reader who leaves ends the work, also one who only waits; running out of memory meanwhile harms nobody", async () => {
  const perform = pool({ threads: 1 });
  for (const milliseconds of [0, 50, 100, 150, 200, 250]) {
    const [eating, waiting] = [new AbortController(), new AbortController()];
    const works = [perform("eat", "a", eating.signal), perform({ say: "never" }, "b", waiting.signal)].map(outcome);
    waiting.abort();
    setTimeout(() => eating.abort(), milliseconds);
    expect(await works[1]).toBe("left");
    expect(["left", "memory"]).toContain(await works[0]);
  }
  expect(await perform({ say: "next" })).toBe("next");
});

test("one who has left before asks for nothing", async () => {
  expect(await outcome(pool()({ say: "never" }, "a", AbortSignal.abort()))).toBe("left");
});

test("a thread that breaks after its answer is replaced", async () => {
  const perform = pool({ threads: 1 });
  expect(await perform("break later")).toBe("done");
  const after = await outcome(perform({ say: "next" }));
  if (after !== "next") expect(await perform({ say: "next" })).toBe("next");
});

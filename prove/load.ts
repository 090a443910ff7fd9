import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SANDBOX_KEYS } from "@aufwind/card-sandbox/sandbox";
import { onStop } from "@aufwind/scripts/lifecycle.ts";
import type { Crowd } from "./crowd.ts";
import type { Installation } from "./installation.ts";
import type { Result } from "./load-process.ts";
import type { AcknowledgedWrite, LoadPlan, RequestKind } from "./load-requests.ts";

type Wanted = { rate: number; seconds: number; streams: number; crowd: Crowd };
export type Load = {
  /** Everything is prepared, and the first request is sent. */
  begun: Promise<void>;
  /** Requests that failed so far. */
  failed(): number;
  /** Ends it before its time. */
  stop(): void;
  result: Promise<Result>;
  /** What was acknowledged so far. */
  acknowledged(): AcknowledgedWrite[];
};

let loads = 0;

/** Load on the whole installation, from a process of its own; says every few seconds how it goes. */
export function startLoad(installation: Installation, { rate, seconds, streams, crowd }: Wanted): Load {
  const { folder, url, env } = installation;
  const journal = join(folder, `acknowledged-${++loads}.jsonl`);
  const plan: LoadPlan = {
    ...{ url: url.replace("localhost", "127.0.0.1"), rate, seconds, streams, crowd, journal },
    slugs: crowd.coaches.map(({ slug }) => slug),
    cards: { url: env.CARD_SANDBOX_URL ?? "", ...SANDBOX_KEYS },
  };
  const child = fork(join(import.meta.dirname, "load-process.ts"));
  onStop(() => void child.kill("SIGKILL"));
  let [last, said] = [{ sent: 0, failed: 0, open: 0 }, Date.now()];
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const begun = Promise.withResolvers<void>();
  child.on("message", (heard: { begun: true } | { progress: typeof last } | { result: Result }) => {
    if ("begun" in heard) return begun.resolve();
    if ("result" in heard) return resolve(heard.result);
    last = heard.progress;
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    console.log(`  … ${last.sent} requests, ${last.failed} failed, ${last.open} streams`);
  });
  void once(child, "exit").then(() => {
    const early = new Error("the load generator ended early");
    begun.reject(early);
    reject(early);
  });
  child.send({ plan });
  return {
    begun: begun.promise,
    failed: () => last.failed,
    stop: () => void child.send({ stop: true }),
    result: promise,
    acknowledged: () => acknowledgedIn(journal),
  };
}

const acknowledgedIn = (journal: string): AcknowledgedWrite[] =>
  existsSync(journal)
    ? readFileSync(journal, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as AcknowledgedWrite)
    : [];

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

/** How a kind of request fared: `page 3,012 × p95 41 ms`. */
export const latencyOf = ({ latencies }: Result): string =>
  (Object.entries(latencies) as [RequestKind, number[]][])
    .map(([kind, values]) => `${kind} ${percentile(values, 0.95).toFixed(0)}`)
    .join(", ");

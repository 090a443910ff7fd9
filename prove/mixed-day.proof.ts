import { compareWithDatabase } from "./acknowledged-writes.ts";
import { makeCrowd } from "./crowd.ts";
import type { Installation } from "./installation.ts";
import { latencyOf, percentile, startLoad } from "./load.ts";
import { watchMemory } from "./memory.ts";
import { type Row, RUN_SHARE, scaledToRun } from "./promise.ts";

const RATE = 300;
/** `PROVE_RATE` finds what a smaller machine carries; less than the promise is not kept. */
const TRIED = Number(process.env.PROVE_RATE ?? RATE);
const STREAMS = 1000;
const SECONDS = 600;
const CLIENTS = 2000;
/** The first fifth is for warming up. */
const WARM_UP = 0.2;
const MOST_MS = 300;
const MOST_SLOPE = 1;

/** A mixed day on the whole installation, and nothing goes wrong. */
export async function prove(installation: Installation): Promise<Row> {
  const [seconds, rate] = [scaledToRun(SECONDS, 20), scaledToRun(TRIED, 10)];
  const crowd = await makeCrowd(installation, scaledToRun(CLIENTS, 200));
  const memory = watchMemory([...installation.webs, ...installation.workers]);
  const load = startLoad(installation, { rate, seconds, streams: scaledToRun(STREAMS, 50), crowd });
  const result = await load.result;
  const [steepest] = memory.stop((seconds * WARM_UP) / 60);
  const compared = await compareWithDatabase(installation.pool, load.acknowledged());
  const all = Object.values(result.latencies).flat();
  const p95 = percentile(all, 0.95);
  const unwanted = Object.entries(result.statuses).filter(([name]) => / (0|4\d\d|5\d\d)$/.test(name));
  // Two notes at a time: the second begins with what is there, as the page does it.
  const refused = unwanted
    .filter(([name]) => / 4/.test(name) && name !== "note 409")
    .reduce((sum, [, n]) => sum + n, 0);
  console.log(`  ${unwanted.map(([name, count]) => `${name}: ${count}`).join("; ") || "only successes"}`);
  // Below a minute the slope is that of warming up.
  const isFlat = (steepest?.slope ?? 0) < MOST_SLOPE || RUN_SHARE < 0.2;
  return {
    promise: "mixed-day",
    done: `${rate} requests/s for ${seconds} s (60 % pages, 25 % reads, 10 % writes, 5 % uploads and PDFs) with ${result.streams.open} open streams, by schedule, latency from the scheduled moment`,
    count: `${result.sent} requests; acknowledged: ${compared.words}`,
    lost: `${result.failures.length} failed, ${refused} refused, ${compared.lost} acknowledged writes, ${result.streams.lost} streams`,
    measured: `p95 ${p95.toFixed(0)} ms (${latencyOf(result)}); memory ${(steepest?.slope ?? 0).toFixed(1)} MB/min at most (${steepest?.name}, ${steepest?.last.toFixed(0)} MB)`,
    target: `${RATE} requests/s, p95 < ${MOST_MS} ms, 0 failed or refused, < ${MOST_SLOPE} MB/min after warm-up`,
    isKept:
      TRIED >= RATE &&
      p95 < MOST_MS &&
      result.failures.length + refused + compared.lost === 0 &&
      (compared.untried.length === 0 || RUN_SHARE < 0.2) &&
      isFlat &&
      result.sent >= rate * seconds * 0.99,
  };
}

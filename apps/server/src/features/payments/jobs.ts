import { setTimeout } from "node:timers/promises";
import { workInParallel } from "../../platform/jobs/parallel-work.ts";
import type { Platform } from "../../platform/platform.ts";
import { refundNext } from "../card-refunds/commands.ts";
import { isAnyLeased } from "../card-refunds/store.ts";
import { settleCharge } from "./commands.ts";
import { REFUND_SOURCES } from "./refunds/sources.ts";
import { isAnyChargeLeased, leaseDue } from "./store.ts";

/** Concurrency of one process; the pace keeps it below the provider's limit. */
const RUNNERS = 8;

/** How often it checks whether another's lease has ended. */
const PAUSE = 2000;

/** Due ones are found from the rows each minute, earliest start first. */
export function paymentJobs(platform: Platform): void {
  const { jobs, database, clock } = platform;
  jobs.every("payments-due", "* * * * *", async (signal) => {
    do await settleDue(platform, signal);
    while (await isWorthWaiting(platform, signal, () => isAnyChargeLeased(database, clock.now())));
  });
  jobs.every("refunds-due", "* * * * *", async (signal) => {
    do await refundAll(platform, signal);
    while (await isWorthWaiting(platform, signal, () => isAnyRefundLeased(platform)));
  });
}

/** Whoever takes over from a dead worker may come before its leases end: the next minute would be too late. */
async function isWorthWaiting({ config }: Platform, signal: AbortSignal, isLeft: () => Promise<boolean>) {
  if (!config.runsWorker || signal.aborted || !(await isLeft())) return false;
  await setTimeout(PAUSE, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

/** Of appointments, packages and gift cards. */
async function refundAll(platform: Platform, signal: AbortSignal): Promise<void> {
  for (const source of REFUND_SOURCES) while (!signal.aborted && (await refundNext(platform, source)));
}

async function isAnyRefundLeased({ database, clock }: Platform): Promise<boolean> {
  for (const { table } of REFUND_SOURCES) if (await isAnyLeased(database, table, clock.now())) return true;
  return false;
}

const settleDue = (platform: Platform, signal: AbortSignal) =>
  workInParallel(RUNNERS, {
    take: async () => (signal.aborted ? undefined : leaseDue(platform.database, platform.clock.now())),
    work: async (id) => {
      try {
        await settleCharge(platform, id);
      } catch (err) {
        // Stays leased for a while, so it does not block the others.
        platform.log.error({ err, appointment: id }, "a payment could not be settled");
      }
    },
  });

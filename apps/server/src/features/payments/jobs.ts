import type { Platform } from "../../platform/platform.ts";
import { settle } from "./commands.ts";
import { refundNext } from "./refunds/commands.ts";
import { leaseDue } from "./store.ts";

/** At once in one process; the pace keeps them below the provider's limit. */
const RUNNERS = 8;

/** What is due is found from the rows each minute, those that begin first at the front. */
export function paymentJobs(platform: Platform): void {
  platform.jobs.every("payments-due", "* * * * *", async (signal) => {
    await Promise.all(Array.from({ length: RUNNERS }, () => runner(platform, signal)));
  });
  platform.jobs.every("refunds-due", "* * * * *", async (signal) => {
    while (!signal.aborted && (await refundNext(platform)));
  });
}

async function runner(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const id = await leaseDue(platform.database, platform.clock.now());
    if (!id) return;
    try {
      await settle(platform, id);
    } catch (err) {
      // Stays leased for a while, and so does not stand in the way of the others.
      platform.log.error({ err, appointment: id }, "a payment could not be settled");
    }
  }
}

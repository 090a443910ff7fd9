import type { Platform } from "../../platform/platform.ts";
import { applyNextDue } from "./commands.ts";

/** Pauses that end and accounts that close, found from the rows. */
export function coachRestrictionJobs(platform: Platform): void {
  platform.jobs.every("apply-coach-restrictions", "*/5 * * * *", async (signal) => {
    while (!signal.aborted && (await applyNextDue(platform)));
  });
}

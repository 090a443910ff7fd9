import type { Platform } from "../../platform/platform.ts";
import { liftEndedDecisions } from "./commands.ts";

/** What ends by itself, found from the rows. */
export function contentDecisionJobs(platform: Platform): void {
  platform.jobs.every("lift-restrictions", "*/5 * * * *", (signal) => liftEndedDecisions(platform, signal));
}

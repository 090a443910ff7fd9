import type { Platform } from "../../platform/platform.ts";
import { forgetOldNotices, liftEnded } from "./commands.ts";

/** What ends by itself, found from the rows. */
export function contentDecisionJobs(platform: Platform): void {
  platform.jobs.every("lift-restrictions", "*/5 * * * *", (signal) => liftEnded(platform, signal));
  platform.jobs.every("forget-notices", "45 4 * * *", () => forgetOldNotices(platform));
}

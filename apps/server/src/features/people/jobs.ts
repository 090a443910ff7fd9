import type { Platform } from "../../platform/platform.ts";
import { resetNextFactors } from "./factor-resets.ts";

/** Second factors whose day has passed, found from the rows. */
export function peopleJobs(platform: Platform): void {
  platform.jobs.every("reset-factors", "*/5 * * * *", async (signal) => {
    while (!signal.aborted && (await resetNextFactors(platform)));
  });
}

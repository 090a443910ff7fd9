import { deleteExpiredLimits } from "../http/limits.ts";
import type { Platform } from "../platform.ts";

/** The platform's own cleanup. What is kept for a time is deleted in `src/retention.ts`. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.every("forget-limits", "20 * * * *", () => deleteExpiredLimits(database, clock.now()));
}

import { DAY } from "@aufwind/rules/time/durations";
import { forgetLimits } from "../http/limits.ts";
import type { Platform } from "../platform.ts";

/** The platform's own cleanup. Features clean up in their own `jobs.ts`. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.every("forget-limits", "20 * * * *", () => forgetLimits(database, clock.now()));
  jobs.every("forget-events", "50 * * * *", () =>
    database
      .deleteFrom("events")
      .where("created_at", "<", new Date(clock.now().getTime() - DAY))
      .execute(),
  );
}

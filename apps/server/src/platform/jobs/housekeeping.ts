import { DAY } from "@aufwind/rules/time/durations";
import { forgetLimits } from "../http/limits.ts";
import type { Platform } from "../platform.ts";

/** The platform's own cleanup. What features leave behind is cleaned up in `src/housekeeping.ts`. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.every("forget-limits", "20 * * * *", () => forgetLimits(database, clock.now()));
  jobs.every("forget-events", "50 * * * *", () =>
    database
      .deleteFrom("events")
      .where("created_at", "<", new Date(clock.now().getTime() - DAY))
      .execute(),
  );
}

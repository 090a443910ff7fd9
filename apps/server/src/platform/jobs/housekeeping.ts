import { DAY } from "@aufwind/rules/time/durations";
import { forgetLimits } from "../http/limits.ts";
import type { Platform } from "../platform.ts";

/** What the platform itself tidies up. Rooms tidy up after themselves, in their own `jobs.ts`. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.every("forget-limits", "20 * * * *", () => forgetLimits(database, clock.now()));
  jobs.every("forget-events", "50 * * * *", () =>
    database
      .deleteFrom("events")
      .where("created_at", "<", new Date(clock.now().getTime() - DAY))
      .execute(),
  );
}

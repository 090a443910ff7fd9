import type { Platform } from "../../platform/platform.ts";
import { inviteToCheckIn, remindOfSteps } from "./reminders.ts";

/** Found from the rows, by day. */
export function goalJobs(platform: Platform): void {
  platform.jobs.every("remind-of-goals", "*/10 * * * *", async (signal) => {
    while (!signal.aborted && (await remindOfSteps(platform)));
    while (!signal.aborted && (await inviteToCheckIn(platform)));
  });
}

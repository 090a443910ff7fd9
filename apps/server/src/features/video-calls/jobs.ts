import type { Platform } from "../../platform/platform.ts";
import { clearCall, isToBeCleared } from "./commands.ts";
import { findOccupied } from "./store.ts";

/** A crashed browser does not leave; and a call may close while somebody is in it. */
export function roomJobs(platform: Platform): void {
  const { jobs, database, clock, log } = platform;
  jobs.every("rooms-cleared", "* * * * *", async (signal) => {
    const occupied = await findOccupied(database);
    for (const row of occupied.filter((each) => isToBeCleared(each, clock.now()))) {
      if (signal.aborted) return;
      try {
        await clearCall(platform, row.id);
      } catch (err) {
        // Retried with the next minute; the other calls do not wait for it.
        log.error({ err, appointment: row.id }, "a room could not be cleared");
      }
    }
  });
}

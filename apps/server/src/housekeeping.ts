import { deleteStalePresences } from "./features/events/store.ts";
import type { Platform } from "./platform/platform.ts";

/** What dead processes leave behind. What is kept for a time is deleted in `retention.ts`. */
export function cleanUp({ jobs, database, clock }: Platform): void {
  // Of servers that died; whoever is there is said to be there again before this.
  jobs.every("forget-presences", "40 * * * *", () => deleteStalePresences(database, clock.now()));
}

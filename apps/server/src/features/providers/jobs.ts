import type { Platform } from "../../platform/platform.ts";
import { deleteExpiredArrivals } from "./arrivals/store.ts";
import { deleteExpiredVisits } from "./visits/store.ts";

export function providerJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-provider-visits", "20 * * * *", async () => {
    await deleteExpiredVisits(database, clock.now());
    await deleteExpiredArrivals(database, clock.now());
  });
}

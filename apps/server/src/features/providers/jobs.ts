import type { Platform } from "../../platform/platform.ts";
import { deleteExpiredVisits } from "./oauth-flows/store.ts";
import { deleteExpiredArrivals } from "./pending-registrations/store.ts";

export function providerJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-provider-visits", "20 * * * *", async () => {
    await deleteExpiredVisits(database, clock.now());
    await deleteExpiredArrivals(database, clock.now());
  });
}

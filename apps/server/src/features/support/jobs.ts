import type { Platform } from "../../platform/platform.ts";
import { deleteRequestsBefore } from "./store.ts";

const MONTHS_KEPT = 24;

export function supportJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-old-support-requests", "10 4 * * *", () => {
    const before = clock
      .now()
      .toTemporalInstant()
      .toZonedDateTimeISO("Europe/Berlin")
      .subtract({ months: MONTHS_KEPT });
    return deleteRequestsBefore(database, new Date(before.epochMilliseconds));
  });
}

import type { Platform } from "../../platform/platform.ts";
import { catchUp, type Heard, PROVIDER_EVENT, processEvent } from "./commands.ts";
import { deleteEventsBefore } from "./store.ts";

const KEPT = 90 * 24 * 3_600_000;

export function webhookJobs(platform: Platform): void {
  const { jobs, database, clock } = platform;
  jobs.every("missed-provider-events", "*/10 * * * *", () => catchUp(platform));
  jobs.define<Heard>(PROVIDER_EVENT, {
    handler: (heard) => processEvent(platform, heard),
    retryLimit: 10,
    concurrency: 2,
  });
  jobs.every("delete-old-provider-events", "40 3 * * *", () =>
    deleteEventsBefore(database, new Date(clock.now().getTime() - KEPT)),
  );
}

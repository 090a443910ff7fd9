import type { Platform } from "../../platform/platform.ts";
import { catchUp, type Heard, PROVIDER_EVENT, processEvent } from "./commands.ts";

export function webhookJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("missed-provider-events", "*/10 * * * *", () => catchUp(platform));
  jobs.define<Heard>(PROVIDER_EVENT, {
    handler: (heard) => processEvent(platform, heard),
    retryLimit: 10,
    concurrency: 2,
  });
}

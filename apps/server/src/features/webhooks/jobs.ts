import type { Platform } from "../../platform/platform.ts";
import { PROVIDER_EVENT, type ProviderMessage, processEvent, processMissedEvents } from "./commands.ts";

export function webhookJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("missed-provider-events", "*/10 * * * *", () => processMissedEvents(platform));
  jobs.define<ProviderMessage>(PROVIDER_EVENT, {
    handler: (heard) => processEvent(platform, heard),
    retryLimit: 10,
    concurrency: 2,
  });
}

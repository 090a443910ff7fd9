import type { Platform } from "../../platform/platform.ts";
import { followFailures } from "./failures.ts";
import { watchParts } from "./watched-parts.ts";

export function systemJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("open-cases-for-failures", "*/10 * * * *", () => followFailures(platform));
  jobs.every("watch-disk-and-replica", "*/10 * * * *", () => watchParts(platform));
}

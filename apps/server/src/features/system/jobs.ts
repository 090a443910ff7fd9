import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { followFailures } from "./failures.ts";
import { deleteSettledBefore } from "./store.ts";
import { watchParts } from "./watched-parts.ts";

const KEPT = 90 * DAY;

export function systemJobs(platform: Platform): void {
  const { jobs, database, clock } = platform;
  jobs.every("open-cases-for-failures", "*/10 * * * *", () => followFailures(platform));
  jobs.every("watch-disk-and-replica", "*/10 * * * *", () => watchParts(platform));
  jobs.every("delete-settled-failures", "55 3 * * *", () =>
    deleteSettledBefore(database, new Date(clock.now().getTime() - KEPT)),
  );
}

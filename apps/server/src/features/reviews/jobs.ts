import type { Platform } from "../../platform/platform.ts";
import { releaseNext } from "./moderation.ts";
import { requestReviews } from "./review-requests.ts";

/** Both are found from the rows, every ten minutes. */
export function reviewJobs(platform: Platform): void {
  platform.jobs.every("reviews-due", "*/10 * * * *", async (signal) => {
    while (!signal.aborted && (await releaseNext(platform)));
    while (!signal.aborted && (await requestReviews(platform)));
  });
}

import type { Platform } from "../../platform/platform.ts";
import { refreshSearch } from "./search-index.ts";
import { forgetVocabulary } from "./spelling.ts";

export function searchJobs({ jobs, database, clock, log }: Platform): void {
  const refresh = (signal: AbortSignal) => refreshSearch({ database, log, now: clock.now(), signal });
  // Added by whoever changes a coach, so that search follows within seconds.
  jobs.define("refresh-search", { handler: (_, signal) => refresh(signal) });
  // For changes by passing time, and for whatever added no job.
  jobs.every("refresh-due-search", "* * * * *", refresh);
  jobs.every("forget-search-words", "20 4 * * *", (signal) => forgetVocabulary(database, signal));
}

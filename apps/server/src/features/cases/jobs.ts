import type { Platform } from "../../platform/platform.ts";
import { wakeCases } from "./store.ts";

export function caseJobs(platform: Platform): void {
  const { jobs, database, clock } = platform;
  jobs.every("wake-cases", "* * * * *", () => wakeCases(database, clock.now()));
}

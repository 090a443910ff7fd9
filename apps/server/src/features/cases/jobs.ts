import type { Platform } from "../../platform/platform.ts";
import { wakeCases } from "./store.ts";

export function caseJobs({ jobs, database, clock }: Platform): void {
  jobs.every("wake-cases", "* * * * *", () => wakeCases(database, clock.now()));
}

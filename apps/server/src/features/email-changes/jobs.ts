import type { Platform } from "../../platform/platform.ts";
import { deleteExpiredChanges } from "./store.ts";

export function emailChangeJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-email-changes", "25 * * * *", () => deleteExpiredChanges(database, clock.now()));
}

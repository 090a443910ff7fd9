import type { Platform } from "../../platform/platform.ts";
import { deleteExpiredDownloads } from "./store.ts";

export function personalDataJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-downloads", "25 * * * *", () => deleteExpiredDownloads(database, clock.now()));
}

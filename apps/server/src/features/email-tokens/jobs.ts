import type { Platform } from "../../platform/platform.ts";
import { deleteExpiredLinks } from "./store.ts";

export function linkJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-links", "15 * * * *", () => deleteExpiredLinks(database, clock.now()));
}

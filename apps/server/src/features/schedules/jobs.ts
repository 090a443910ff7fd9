import type { Platform } from "../../platform/platform.ts";
import { deleteOldExceptions } from "./exceptions/store.ts";

const A_YEAR = 366 * 86_400_000;

export function scheduleJobs({ jobs, database, clock }: Platform): void {
  const longAgo = () => new Date(clock.now().getTime() - A_YEAR).toISOString();
  jobs.every("delete-old-schedule-exceptions", "40 4 * * *", () => deleteOldExceptions(database, longAgo()));
}

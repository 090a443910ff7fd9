import type { Platform } from "../../platform/platform.ts";
import { deleteOver } from "./store.ts";

const MONTH = 30 * 86_400_000;

export function sessionJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-old-sessions", "10 * * * *", () => {
    const now = clock.now();
    return deleteOver(database, { now, endedBefore: new Date(now.getTime() - MONTH) });
  });
}

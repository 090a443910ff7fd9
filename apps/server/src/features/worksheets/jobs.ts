import type { Platform } from "../../platform/platform.ts";
import { remindOfWorksheets, sendDue } from "./sending.ts";

/** Both are found from the rows. */
export function worksheetJobs(platform: Platform): void {
  platform.jobs.every("worksheets-due", "*/5 * * * *", async (signal) => {
    while (!signal.aborted && (await sendDue(platform)));
    while (!signal.aborted && (await remindOfWorksheets(platform)));
  });
}

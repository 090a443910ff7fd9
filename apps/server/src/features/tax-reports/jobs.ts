import { lastYearToDelete } from "@aufwind/rules/tax-reports";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { askForDetails } from "./commands.ts";
import { giveCopies } from "./copy-commands.ts";
import { openReportCase } from "./report-case.ts";
import { deleteOldRecords } from "./store.ts";

/** Found from the rows: a morning that was missed is made up for by the next. */
export function taxReportJobs(platform: Platform): void {
  platform.jobs.every("ask-for-tax-details", "15 8 * * *", (signal) => askForDetails(platform, signal));
  platform.jobs.every("give-tax-copies", "40 8 * * *", (signal) => giveCopies(platform, signal));
  platform.jobs.every("open-tax-report-case", "30 6 * * *", () => openReportCase(platform));
  platform.jobs.every("delete-old-tax-records", "45 4 * * *", () =>
    transact(platform.database, (tx) => deleteOldRecords(tx, lastYearToDelete(platform.clock.now()))),
  );
}

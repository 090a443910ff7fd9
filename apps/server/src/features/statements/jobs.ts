import type { Platform } from "../../platform/platform.ts";
import { eraseSettled, payOut } from "./commands.ts";
import { closeMonths } from "./month-close.ts";

/** Both find their work in the rows: a missed night is made up for by the next. */
export function statementJobs(platform: Platform): void {
  platform.jobs.every("close-months", "30 2 * * *", (signal) => closeMonths(platform, signal));
  platform.jobs.every("forget-settled", "50 3 * * *", () => eraseSettled(platform));
  platform.jobs.every("payouts-due", "*/10 * * * *", (signal) => payOut(platform, signal));
}

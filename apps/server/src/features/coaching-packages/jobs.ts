import type { Platform } from "../../platform/platform.ts";
import { expirePackages, remindClients } from "./expiry.ts";
import { chargeDue } from "./instalments.ts";
import { dropOrders } from "./orders.ts";
import { refundNext } from "./refunds.ts";

/** Due ones are found from the rows. */
export function packageJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("package-payments-due", "* * * * *", (signal) => chargeDue(platform, signal));
  jobs.every("package-refunds-due", "* * * * *", async (signal) => {
    while (!signal.aborted && (await refundNext(platform)));
  });
  jobs.every("packages-ending", "25 7 * * *", async (signal) => {
    await remindClients(platform, signal);
    await expirePackages(platform, signal);
  });
  jobs.every("drop-unpaid-packages", "50 * * * *", () => dropOrders(platform));
}

import type { Platform } from "../../platform/platform.ts";
import { expirePackages, remindClients } from "./expiry.ts";
import { chargeDue } from "./instalments.ts";
import { dropOrders } from "./orders.ts";

/** Due ones are found from the rows. */
export function packageJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("package-payments-due", "* * * * *", (signal) => chargeDue(platform, signal));
  jobs.every("packages-ending", "25 7 * * *", async (signal) => {
    await remindClients(platform, signal);
    await expirePackages(platform, signal);
  });
  jobs.every("drop-unpaid-packages", "50 * * * *", () => dropOrders(platform));
}

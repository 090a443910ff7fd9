import type { Platform } from "../../platform/platform.ts";
import { deliverDue } from "./delivery.ts";
import { expireGiftCards, remindOwners } from "./expiry.ts";

/** Due ones are found from the rows. */
export function giftCardJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("gift-cards-due", "* * * * *", (signal) => deliverDue(platform, signal));
  jobs.every("gift-cards-ending", "20 7 * * *", async (signal) => {
    await remindOwners(platform, signal);
    await expireGiftCards(platform, signal);
  });
}

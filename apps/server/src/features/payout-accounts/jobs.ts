import type { Platform } from "../../platform/platform.ts";
import { refreshWaiting } from "./commands.ts";

/** The provider's webhook may be lost: accounts that wait are looked up. */
export function payoutAccountJobs(platform: Platform): void {
  platform.jobs.every("ask-payout-accounts", "25 * * * *", () => refreshWaiting(platform));
}

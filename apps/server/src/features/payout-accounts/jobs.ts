import type { Platform } from "../../platform/platform.ts";
import { refreshWaiting } from "./commands.ts";

/** The provider's message may be lost: those who wait for it are asked about. */
export function payoutAccountJobs(platform: Platform): void {
  platform.jobs.every("ask-payout-accounts", "25 * * * *", () => refreshWaiting(platform));
}

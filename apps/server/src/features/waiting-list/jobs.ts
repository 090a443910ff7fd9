import type { Platform } from "../../platform/platform.ts";
import { offerFreedTimes } from "./line.ts";
import { lapseProposals } from "./proposals.ts";

/** Lapsed offers and freed times are found from the rows; what an appointment frees is looked at once. */
export function waitingListJobs(platform: Platform): void {
  platform.jobs.every("end-unconfirmed-proposals", "* * * * *", (signal) => lapseProposals(platform, signal));
  platform.jobs.every("offer-freed-times", "* * * * *", (signal) => offerFreedTimes(platform, signal));
}

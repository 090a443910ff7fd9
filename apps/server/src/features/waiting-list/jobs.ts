import type { Platform } from "../../platform/platform.ts";
import { offerFreedTimes } from "./line.ts";

/** Lapsed offers and freed times are found from the rows; what an appointment frees is looked at once. */
export const waitingListJobs = (platform: Platform): void =>
  platform.jobs.every("offer-freed-times", "* * * * *", (signal) => offerFreedTimes(platform, signal));

import type { Platform } from "../../platform/platform.ts";
import { changeNextUnanswered } from "./commands.ts";

/** Changes that the team asked for and nobody objected to, found from the rows. */
export function emailChangeJobs(platform: Platform): void {
  platform.jobs.every("change-emails", "*/5 * * * *", async (signal) => {
    while (!signal.aborted && (await changeNextUnanswered(platform)));
  });
}

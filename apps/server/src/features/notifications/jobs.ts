import type { Platform } from "../../platform/platform.ts";
import { notifyUnanswered } from "./commands.ts";
import { pushDue } from "./pushes.ts";

/** Due ones are found from the rows; whoever writes a notification to push also adds the job. */
export function notificationJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.every("tell-unanswered", "* * * * *", () => notifyUnanswered(platform));
  jobs.every("push-due", "* * * * *", (signal) => pushDue(platform, signal));
}

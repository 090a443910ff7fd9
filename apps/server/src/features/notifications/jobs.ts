import { DELETED_KEPT_DAYS } from "@aufwind/rules/notifications";
import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { notifyUnanswered } from "./commands.ts";
import { pushDue } from "./pushes.ts";
import { deleteOld } from "./store.ts";

const READ_KEPT_DAYS = 365;

/** Due ones are found from the rows; whoever writes a notification to push also adds the job. */
export function notificationJobs(platform: Platform): void {
  const { jobs, database, clock } = platform;
  jobs.every("tell-unanswered", "* * * * *", () => notifyUnanswered(platform));
  jobs.every("push-due", "* * * * *", (signal) => pushDue(platform, signal));
  jobs.every("forget-notifications", "25 3 * * *", async () => {
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
    await deleteOld(database, { deletedBefore: before(DELETED_KEPT_DAYS), readBefore: before(READ_KEPT_DAYS) });
  });
}

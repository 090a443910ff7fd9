import { subscriptionJobs } from "./features/subscriptions/jobs.ts";
import { supportJobs } from "./features/support/jobs.ts";
import { housekeeping } from "./platform/jobs/housekeeping.ts";
import { sendMailJob } from "./platform/mail/send-mail.ts";
import type { Platform } from "./platform/platform.ts";

/** All background work, room by room. */
export function registerJobs(platform: Platform): void {
  sendMailJob(platform);
  housekeeping(platform);
  supportJobs(platform);
  subscriptionJobs(platform);
}

import type { Platform } from "../../platform/platform.ts";
import { sendDueInvitations } from "./sending.ts";

/** Due mails are found from the rows. */
export const clientInvitationJobs = (platform: Platform): void =>
  platform.jobs.every("send-client-invitations", "* * * * *", (signal) => sendDueInvitations(platform, signal));

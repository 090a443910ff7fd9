import type { Platform } from "../../platform/platform.ts";
import { announceVersions } from "./announcements.ts";

/** New versions of legal texts, found from the files and from who was not told yet; in the morning, when mails are read. */
export function legalTextJobs(platform: Platform): void {
  platform.jobs.every("announce-legal-texts", "20 9 * * *", (signal) => announceVersions(platform, signal));
}

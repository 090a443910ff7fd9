import type { Platform } from "../../../platform/platform.ts";
import { sweepOrphanedFiles } from "./commands.ts";

export function orphanedFileJobs(platform: Platform): void {
  platform.jobs.every("sweep-loose-files", "*/5 * * * *", (signal) => sweepOrphanedFiles(platform, signal));
}

import type { Platform } from "../../../platform/platform.ts";
import { sweepLooseFiles } from "./commands.ts";

export function looseFileJobs(platform: Platform): void {
  platform.jobs.every("sweep-loose-files", "*/5 * * * *", (signal) => sweepLooseFiles(platform, signal));
}

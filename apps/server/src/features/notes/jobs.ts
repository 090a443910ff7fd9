import type { Platform } from "../../platform/platform.ts";
import { rewrapNotes } from "./key-rotation.ts";

export function noteJobs(platform: Platform): void {
  platform.jobs.every("rewrap-notes", "*/10 * * * *", (signal) => rewrapNotes(platform, signal));
}

import type { Platform } from "../../platform/platform.ts";
import { readDue } from "./calendar-sync.ts";

export function calendarJobs(platform: Platform): void {
  // Added on request, so that a calendar's busy times count within seconds.
  platform.jobs.define<{ id: string }>("read-calendar", {
    concurrency: 2,
    handler: ({ id }, signal) => readDue(platform, { id, signal }),
  });
  platform.jobs.every("read-due-calendars", "* * * * *", (signal) => readDue(platform, { signal }));
}

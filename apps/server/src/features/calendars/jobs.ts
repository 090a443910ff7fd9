import type { Platform } from "../../platform/platform.ts";
import { readDue } from "./calendar-sync.ts";
import { syncDue } from "./connections/sync.ts";

export function calendarJobs(platform: Platform): void {
  // Added on request, so that a calendar's busy times count within seconds.
  platform.jobs.define<{ id: string }>("read-calendar", {
    concurrency: 2,
    handler: ({ id }, signal) => readDue(platform, { id, signal }),
  });
  platform.jobs.every("read-due-calendars", "* * * * *", (signal) => readDue(platform, { signal }));
  // The same for an account that was just connected.
  platform.jobs.define<{ id: string }>("sync-calendar-connection", {
    concurrency: 2,
    handler: ({ id }, signal) => syncDue(platform, { id, signal }),
  });
  platform.jobs.every("sync-calendar-connections", "* * * * *", (signal) => syncDue(platform, { signal }));
}

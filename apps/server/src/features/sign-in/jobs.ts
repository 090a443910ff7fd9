import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { deleteOldAttempts } from "../login-attempts/store.ts";
import { deleteOldDevices } from "./store.ts";

const YEAR = 365 * DAY;

export function signInJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-old-devices", "35 4 * * *", () =>
    deleteOldDevices(database, new Date(clock.now().getTime() - YEAR)),
  );
  jobs.every("delete-old-attempts", "50 4 * * *", () =>
    deleteOldAttempts(database, new Date(clock.now().getTime() - DAY)),
  );
}

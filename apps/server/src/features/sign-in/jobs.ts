import type { Platform } from "../../platform/platform.ts";
import { deleteOldDevices } from "./store.ts";

const YEAR = 365 * 86_400_000;

export function signInJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-old-devices", "35 4 * * *", () =>
    deleteOldDevices(database, new Date(clock.now().getTime() - YEAR)),
  );
}

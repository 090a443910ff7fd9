import type { Platform } from "../../../platform/platform.ts";
import { deleteExpiredSteps } from "./store.ts";

export function secondStepJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-second-steps", "40 * * * *", () => deleteExpiredSteps(database, clock.now()));
}

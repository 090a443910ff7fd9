import type { Platform } from "../../platform/platform.ts";
import { deleteOldDrafts } from "./store.ts";

const HALF_A_YEAR = 180 * 86_400_000;

export function onboardingJobs({ jobs, database, clock }: Platform): void {
  const longAgo = () => new Date(clock.now().getTime() - HALF_A_YEAR);
  jobs.every("delete-old-onboarding-drafts", "35 4 * * *", () => deleteOldDrafts(database, longAgo()));
}

import type { Platform } from "../../platform/platform.ts";
import { forgetPresences } from "./store.ts";

export function eventJobs({ jobs, database, clock }: Platform): void {
  // Of servers that died; people who are online are reported again before this.
  jobs.every("forget-presences", "40 * * * *", () => forgetPresences(database, clock.now()));
}

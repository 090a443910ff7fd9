import type { Platform } from "../../platform/platform.ts";
import { type TellParams, tellInCase } from "./commands.ts";
import { wakeCases } from "./store.ts";

export function caseJobs(platform: Platform): void {
  const { jobs, database, clock } = platform;
  jobs.every("wake-cases", "* * * * *", () => wakeCases(database, clock.now()));
  // For features that cases themselves rely on.
  jobs.define("tell-in-case", { handler: (told: TellParams) => tellInCase(platform, told) });
}

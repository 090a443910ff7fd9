import { LIFETIMES } from "@aufwind/rules/accounts";
import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { deleteUnconfirmed } from "./store.ts";

export function accountJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-unconfirmed-accounts", "30 4 * * *", () =>
    deleteUnconfirmed(database, new Date(clock.now().getTime() - LIFETIMES.unconfirmedDays * DAY)),
  );
}

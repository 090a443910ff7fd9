import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { deleteLeft, deleteUnconfirmed } from "./store.ts";

export function subscriptionJobs({ jobs, database, clock }: Platform): void {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY);
  jobs.every("delete-unconfirmed-subscriptions", "20 4 * * *", () => deleteUnconfirmed(database, daysAgo(7)));
  jobs.every("delete-left-subscriptions", "25 4 * * *", () => deleteLeft(database, daysAgo(30)));
}

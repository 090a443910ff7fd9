import { LIFETIMES } from "@aufwind/rules/accounts";
import { DAY } from "@aufwind/rules/time/durations";
import { deleteUnconfirmed as deleteUnconfirmedAccounts } from "./features/accounts/store.ts";
import { emptyOldCases } from "./features/cases/thread-store.ts";
import { deleteExpiredChanges } from "./features/email-changes/store.ts";
import { deleteExpiredLinks } from "./features/email-tokens/store.ts";
import { deleteStalePresences } from "./features/events/store.ts";
import { deleteOldAttempts } from "./features/login-attempts/store.ts";
import { deleteOldDrafts } from "./features/onboarding/store.ts";
import { deleteExpiredDownloads } from "./features/personal-data/store.ts";
import { deleteExpiredArrivals, deleteExpiredVisits } from "./features/providers/store.ts";
import { deleteOldExceptions } from "./features/schedules/store.ts";
import { deleteExpiredChallenges } from "./features/second-factors/passkey-store.ts";
import { deleteUnconfirmedSecrets } from "./features/second-factors/store.ts";
import { deleteOver } from "./features/sessions/store.ts";
import { deleteExpiredSteps, deleteOldDevices } from "./features/sign-in/store.ts";
import { deleteLeft, deleteUnconfirmed as deleteUnconfirmedSubscriptions } from "./features/subscriptions/store.ts";
import { deleteRequestsBefore } from "./features/support/store.ts";
import type { Platform } from "./platform/platform.ts";

const REQUEST_MONTHS_KEPT = 24;

/** What is deleted by the clock, each in a single statement. Features with more to do have their own `jobs.ts`. */
export function deleteByTheClock({ jobs, database, clock }: Platform): void {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY);

  jobs.every("delete-old-sessions", "10 * * * *", () =>
    deleteOver(database, { now: clock.now(), endedBefore: daysAgo(30) }),
  );
  jobs.every("delete-expired-links", "15 * * * *", () => deleteExpiredLinks(database, clock.now()));
  jobs.every("delete-expired-provider-visits", "20 * * * *", async () => {
    await deleteExpiredVisits(database, clock.now());
    await deleteExpiredArrivals(database, clock.now());
  });
  jobs.every("delete-expired-passkey-challenges", "20 * * * *", () => deleteExpiredChallenges(database, clock.now()));
  jobs.every("delete-expired-email-changes", "25 * * * *", () => deleteExpiredChanges(database, clock.now()));
  jobs.every("delete-expired-downloads", "25 * * * *", () => deleteExpiredDownloads(database, clock.now()));
  jobs.every("delete-unconfirmed-totp-secrets", "25 * * * *", () => deleteUnconfirmedSecrets(database, daysAgo(1)));
  jobs.every("delete-expired-second-steps", "40 * * * *", () => deleteExpiredSteps(database, clock.now()));
  // Of servers that died; whoever is there is said to be there again before this.
  jobs.every("forget-presences", "40 * * * *", () => deleteStalePresences(database, clock.now()));

  jobs.every("delete-old-support-requests", "10 4 * * *", async () => {
    const today = clock.now().toTemporalInstant().toZonedDateTimeISO("Europe/Berlin");
    const before = today.subtract({ months: REQUEST_MONTHS_KEPT });
    await emptyOldCases(database, new Date(before.epochMilliseconds));
    return deleteRequestsBefore(database, new Date(before.epochMilliseconds));
  });
  jobs.every("delete-unconfirmed-subscriptions", "20 4 * * *", () =>
    deleteUnconfirmedSubscriptions(database, daysAgo(7)),
  );
  jobs.every("delete-left-subscriptions", "25 4 * * *", () => deleteLeft(database, daysAgo(30)));
  jobs.every("delete-unconfirmed-accounts", "30 4 * * *", () =>
    deleteUnconfirmedAccounts(database, daysAgo(LIFETIMES.unconfirmedDays)),
  );
  jobs.every("delete-old-devices", "35 4 * * *", () => deleteOldDevices(database, daysAgo(365)));
  jobs.every("delete-old-onboarding-drafts", "35 4 * * *", () => deleteOldDrafts(database, daysAgo(180)));
  jobs.every("delete-old-schedule-exceptions", "40 4 * * *", () =>
    deleteOldExceptions(database, daysAgo(366).toISOString()),
  );
  jobs.every("delete-old-attempts", "50 4 * * *", () => deleteOldAttempts(database, daysAgo(1)));
}

import { keptSince, type Period, RETENTION, type RetentionKey } from "@aufwind/rules/retention";
import { deleteUnconfirmed as deleteUnconfirmedAccounts } from "./features/accounts/store.ts";
import { emptyOldCases } from "./features/cases/thread-store.ts";
import { deleteOldInvited } from "./features/client-invitations/invited-people-store.ts";
import { forgetNotices } from "./features/content-notices/store.ts";
import { deleteOldContracts } from "./features/contracts/store.ts";
import { deleteForgotten } from "./features/conversations/attachment-store.ts";
import { deleteExpiredChanges } from "./features/email-changes/store.ts";
import { deleteExpiredLinks } from "./features/email-tokens/store.ts";
import { deleteOldGuesses } from "./features/gift-cards/guess-store.ts";
import { dropOrders } from "./features/gift-cards/orders.ts";
import { emptyOldGiftCards } from "./features/gift-cards/store.ts";
import { deleteOldCounts } from "./features/growth/store.ts";
import { deleteOldInvoices } from "./features/invoices/store.ts";
import { deleteOldAttempts } from "./features/login-attempts/store.ts";
import { deleteRecipients } from "./features/mailings/outcome-store.ts";
import { deletePutAway } from "./features/notifications/store.ts";
import { deleteOldDrafts } from "./features/onboarding/store.ts";
import { deleteExpiredDownloads } from "./features/personal-data/store.ts";
import { deleteExpiredArrivals, deleteExpiredVisits } from "./features/providers/store.ts";
import { deleteOldExceptions } from "./features/schedules/store.ts";
import { deleteExpiredChallenges } from "./features/second-factors/passkey-store.ts";
import { deleteUnconfirmedSecrets } from "./features/second-factors/store.ts";
import { deleteExpiredTokens, deleteOver } from "./features/sessions/store.ts";
import { deleteExpiredSteps, deleteOldDevices } from "./features/sign-in/store.ts";
import { endEarlyAccess, proveAndDeleteLeft } from "./features/subscriptions/consents.ts";
import {
  deleteOldProofs,
  deleteUnconfirmed as deleteUnconfirmedSubscriptions,
} from "./features/subscriptions/store.ts";
import { deleteRequestsBefore } from "./features/support/store.ts";
import { deleteSettledBefore } from "./features/system/store.ts";
import { deleteOldSetupTests } from "./features/video-calls/setup-test-store.ts";
import { deleteOldPlaces } from "./features/waiting-list/line-store.ts";
import { deleteEventsBefore } from "./features/webhooks/store.ts";
import { deleteOldWithdrawals } from "./features/withdrawals/store.ts";
import type { DeletionBatch } from "./platform/database/delete-batch.ts";
import { deleteOldEvents } from "./platform/events/event-store.ts";
import { deleteOldMailContents, deleteOldMails } from "./platform/mail/mail-store.ts";
import type { Platform } from "./platform/platform.ts";

/** Deletes some of what is too old; returns how many, until there are none. */
type Sweep = (platform: Platform, at: DeletionBatch) => Promise<number>;

export type Deletion = {
  row: RetentionKey;
  /** Missing where each row says itself when it expires. */
  period?: Period;
  job: string;
  cron: string;
  sweeps: readonly Sweep[];
};

const HOURLY = (minute: number) => `${minute} * * * *`;
const NIGHTLY = (minute: number) => `${minute % 60} ${3 + Math.floor(minute / 60)} * * *`;

const of = (sweep: (database: Platform["database"], at: DeletionBatch) => Promise<number>): Sweep => {
  return ({ database }, at) => sweep(database, at);
};
const { periods: mail } = RETENTION.mails;
const { periods: told } = RETENTION.notifications;
type KeptKey = {
  [K in RetentionKey]: "kept" extends keyof (typeof RETENTION)[K]["periods"] ? K : never;
}[RetentionKey];
const kept = (row: KeptKey): Period => RETENTION[row].periods.kept;

type Nightly = { job: string; minute: number; sweep: Parameters<typeof of>[0] };

/** Rows of one kind that are kept for one period. */
const nightly = (row: KeptKey, { job, minute, sweep }: Nightly): Deletion => ({
  ...{ row, period: kept(row), job },
  cron: NIGHTLY(minute),
  sweeps: [of(sweep)],
});

/** All that is deleted because its time is over: what, after how long, by which job. */
export const DELETIONS: readonly Deletion[] = [
  { row: "sessions", job: "delete-expired-tokens", cron: HOURLY(5), sweeps: [of(deleteExpiredTokens)] },
  { row: "sessions", period: kept("sessions"), job: "delete-old-sessions", cron: HOURLY(10), sweeps: [of(deleteOver)] },
  { row: "mailLinks", job: "delete-expired-links", cron: HOURLY(15), sweeps: [of(deleteExpiredLinks)] },
  {
    row: "unfinishedLogins",
    job: "delete-expired-provider-visits",
    cron: HOURLY(20),
    sweeps: [of(deleteExpiredVisits), of(deleteExpiredArrivals)],
  },
  {
    row: "unfinishedLogins",
    job: "delete-expired-passkey-challenges",
    cron: HOURLY(20),
    sweeps: [of(deleteExpiredChallenges)],
  },
  { row: "unfinishedLogins", job: "delete-expired-second-steps", cron: HOURLY(40), sweeps: [of(deleteExpiredSteps)] },
  { row: "emailChanges", job: "delete-expired-email-changes", cron: HOURLY(25), sweeps: [of(deleteExpiredChanges)] },
  { row: "downloads", job: "delete-expired-downloads", cron: HOURLY(25), sweeps: [of(deleteExpiredDownloads)] },
  {
    row: "factors",
    period: RETENTION.factors.periods.unconfirmed,
    job: "delete-unconfirmed-totp-secrets",
    cron: HOURLY(25),
    sweeps: [of(deleteUnconfirmedSecrets)],
  },
  {
    row: "unsentAttachments",
    period: kept("unsentAttachments"),
    job: "delete-unsent-attachments",
    cron: HOURLY(35),
    sweeps: [of(deleteForgotten)],
  },
  {
    row: "liveEvents",
    period: kept("liveEvents"),
    job: "forget-events",
    cron: HOURLY(50),
    sweeps: [of(deleteOldEvents)],
  },
  {
    row: "notifications",
    period: told.deleted,
    job: "forget-notifications",
    cron: NIGHTLY(25),
    sweeps: [({ database }, at) => deletePutAway(database, { ...at, status: "Deleted" })],
  },
  {
    row: "notifications",
    period: told.read,
    job: "forget-read-notifications",
    cron: NIGHTLY(27),
    sweeps: [({ database }, at) => deletePutAway(database, { ...at, status: "Read" })],
  },
  nightly("mailings", { job: "delete-mailing-recipients", minute: 30, sweep: deleteRecipients }),
  { row: "mails", period: mail.text, job: "empty-old-mails", cron: NIGHTLY(40), sweeps: [of(deleteOldMailContents)] },
  { row: "mails", period: mail.record, job: "delete-old-mails", cron: NIGHTLY(45), sweeps: [of(deleteOldMails)] },
  nightly("providerEvents", { job: "delete-old-provider-events", minute: 40, sweep: deleteEventsBefore }),
  nightly("failures", { job: "delete-settled-failures", minute: 55, sweep: deleteSettledBefore }),
  nightly("clientInvitations", { job: "delete-old-client-invitations", minute: 58, sweep: deleteOldInvited }),
  nightly("supportRequests", { job: "delete-old-support-requests", minute: 70, sweep: deleteRequestsBefore }),
  { row: "cases", period: kept("cases"), job: "empty-old-cases", cron: NIGHTLY(72), sweeps: [of(emptyOldCases)] },
  nightly("unconfirmedSubscriptions", {
    job: "delete-unconfirmed-subscriptions",
    minute: 80,
    sweep: deleteUnconfirmedSubscriptions,
  }),
  {
    row: "earlyAccess",
    period: kept("earlyAccess"),
    job: "end-early-access",
    cron: NIGHTLY(82),
    sweeps: [endEarlyAccess],
  },
  {
    row: "subscriptions",
    period: kept("subscriptions"),
    job: "delete-left-subscriptions",
    cron: NIGHTLY(85),
    sweeps: [proveAndDeleteLeft],
  },
  nightly("consentProofs", { job: "delete-old-consent-proofs", minute: 87, sweep: deleteOldProofs }),
  nightly("unconfirmedAccounts", { job: "delete-unconfirmed-accounts", minute: 90, sweep: deleteUnconfirmedAccounts }),
  nightly("devices", { job: "delete-old-devices", minute: 95, sweep: deleteOldDevices }),
  nightly("drafts", { job: "delete-old-onboarding-drafts", minute: 95, sweep: deleteOldDrafts }),
  nightly("exceptions", { job: "delete-old-schedule-exceptions", minute: 100, sweep: deleteOldExceptions }),
  nightly("waitingList", { job: "delete-old-waiting-list-places", minute: 102, sweep: deleteOldPlaces }),
  nightly("setupTests", { job: "delete-old-setup-tests", minute: 103, sweep: deleteOldSetupTests }),
  { row: "notices", period: kept("notices"), job: "forget-notices", cron: NIGHTLY(105), sweeps: [of(forgetNotices)] },
  nightly("loginAttempts", { job: "delete-old-attempts", minute: 110, sweep: deleteOldAttempts }),
  {
    row: "giftOrders",
    period: kept("giftOrders"),
    job: "delete-unpaid-gift-orders",
    cron: HOURLY(45),
    sweeps: [dropOrders],
  },
  nightly("giftOrders", { job: "delete-old-gift-code-guesses", minute: 112, sweep: deleteOldGuesses }),
  nightly("giftCards", { job: "empty-old-gift-cards", minute: 114, sweep: emptyOldGiftCards }),
  nightly("growth", { job: "delete-old-growth-counts", minute: 119, sweep: deleteOldCounts }),
  nightly("invoices", { job: "delete-old-invoices", minute: 115, sweep: deleteOldInvoices }),
  nightly("withdrawals", { job: "delete-old-withdrawals", minute: 117, sweep: deleteOldWithdrawals }),
  nightly("contracts", { job: "delete-old-contracts", minute: 118, sweep: deleteOldContracts }),
];

/** So few at once that a million old rows hold nobody up. */
const AT_ONCE = 5000;

/** Deletes what is over, some at a time, until nothing is left or the process stops. */
export function retentionJobs(platform: Platform): void {
  for (const deletion of DELETIONS)
    platform.jobs.every(deletion.job, deletion.cron, (signal) => sweepAll(platform, { ...deletion, signal }));
}

type Sweepable = Pick<Deletion, "period" | "sweeps"> & { signal: AbortSignal; limit?: number };

export async function sweepAll(platform: Platform, { period, sweeps, signal, limit = AT_ONCE }: Sweepable) {
  const now = platform.clock.now();
  const before = period ? keptSince(period, now) : now;
  for (const sweep of sweeps) while (!signal.aborted && (await sweep(platform, { before, limit })) >= limit);
}

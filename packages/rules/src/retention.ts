import { LIFETIMES } from "./accounts.ts";
import { NOTICE_KEPT_DAYS } from "./content-notices.ts";
import { ATTACHMENT } from "./conversations.ts";
import { GROWTH_MONTHS_KEPT } from "./growth.ts";
import { DELETED_KEPT_DAYS } from "./notifications.ts";
import { EMPTY_SEARCHES } from "./numbers.ts";
import { RECORDS_KEPT_YEARS } from "./tax-reports.ts";

type Unit = "minute" | "hour" | "day" | "month" | "year";

/** How long something is kept; tax and commercial law count from the end of the year. */
export type Period = { unit: Unit; count: number; fromYearEnd?: true };

const minutes = (count: number): Period => ({ unit: "minute", count });
const hours = (count: number): Period => ({ unit: "hour", count });
const days = (count: number): Period => ({ unit: "day", count });
const months = (count: number): Period => ({ unit: "month", count });
const years = (count: number): Period => ({ unit: "year", count });
const yearsFromItsEnd = (count: number): Period => ({ ...years(count), fromYearEnd: true });

/** The law that asks for it, or lets us keep it; the words are in the privacy policy's table. */
type Law = "tax" | "commercial" | "limitation" | "platformTax";

type Row = {
  /** By the name that its sentence uses; none where a person decides when it ends. */
  periods: Readonly<Record<string, Period>>;
  /** The jobs and routes that delete it. */
  keepers: readonly string[];
  law?: Law;
};

/** A profile that is deleted takes this along. */
const WITH_PROFILE = { periods: {}, keepers: ["deleteProfile"] } as const;

/** What we keep about people, for how long, and what deletes it: the table of the privacy policy, in its order. */
export const RETENTION = {
  account: WITH_PROFILE,
  unconfirmedAccounts: { periods: { kept: days(LIFETIMES.unconfirmedDays) }, keepers: ["delete-unconfirmed-accounts"] },
  sessions: { periods: { kept: days(30) }, keepers: ["delete-old-sessions"] },
  devices: { periods: { kept: years(1) }, keepers: ["delete-old-devices"] },
  factors: { periods: { unconfirmed: days(1) }, keepers: ["deleteProfile", "delete-unconfirmed-totp-secrets"] },
  unfinishedLogins: {
    periods: { step: minutes(LIFETIMES.secondStepMinutes), registration: minutes(30) },
    keepers: ["delete-expired-second-steps", "delete-expired-provider-visits", "delete-expired-passkey-challenges"],
  },
  loginAttempts: { periods: { kept: days(1) }, keepers: ["delete-old-attempts"] },
  emailChanges: { periods: { kept: days(LIFETIMES.undoEmailDays) }, keepers: ["delete-expired-email-changes"] },
  downloads: { periods: { kept: minutes(LIFETIMES.downloadMinutes) }, keepers: ["delete-expired-downloads"] },
  mails: { periods: { text: days(30), record: days(90) }, keepers: ["empty-old-mails", "delete-old-mails"] },
  mailLinks: {
    periods: { confirmation: hours(LIFETIMES.confirmHours), reset: hours(LIFETIMES.resetHours) },
    keepers: ["delete-expired-links"],
  },
  unconfirmedSubscriptions: { periods: { kept: days(7) }, keepers: ["delete-unconfirmed-subscriptions"] },
  subscriptions: { periods: { kept: days(30) }, keepers: ["unsubscribe", "delete-left-subscriptions"] },
  earlyAccess: { periods: { kept: months(12) }, keepers: ["end-early-access"] },
  consentProofs: {
    periods: { kept: yearsFromItsEnd(3) },
    keepers: ["delete-old-consent-proofs"],
    law: "limitation",
  },
  mailings: { periods: { kept: days(90) }, keepers: ["delete-mailing-recipients"] },
  supportRequests: { periods: { kept: months(24) }, keepers: ["delete-old-support-requests"] },
  cases: { periods: { kept: months(24) }, keepers: ["empty-old-cases"] },
  messages: { periods: {}, keepers: ["delete-unseen-messages", "deleteProfile"] },
  unsentAttachments: { periods: { kept: hours(ATTACHMENT.unsentHours) }, keepers: ["delete-unsent-attachments"] },
  notices: { periods: { kept: days(NOTICE_KEPT_DAYS) }, keepers: ["forget-notices"] },
  decisions: WITH_PROFILE,
  contacts: WITH_PROFILE,
  liveEvents: { periods: { kept: days(1) }, keepers: ["forget-events"] },
  notesAndFiles: { periods: {}, keepers: ["deleteProfile", "sweep-loose-files"] },
  goals: WITH_PROFILE,
  agreements: WITH_PROFILE,
  wishes: WITH_PROFILE,
  clientProfile: WITH_PROFILE,
  shares: WITH_PROFILE,
  coachData: WITH_PROFILE,
  exceptions: { periods: { kept: years(1) }, keepers: ["delete-old-schedule-exceptions"] },
  drafts: { periods: { kept: days(180) }, keepers: ["delete-old-onboarding-drafts"] },
  appointments: WITH_PROFILE,
  setupTests: { periods: { kept: days(90) }, keepers: ["delete-old-setup-tests", "deleteProfile"] },
  reasons: WITH_PROFILE,
  notifications: {
    periods: { deleted: days(DELETED_KEPT_DAYS), read: years(1) },
    keepers: ["forget-notifications", "deleteProfile"],
  },
  waitingList: { periods: { kept: days(30) }, keepers: ["delete-old-waiting-list-places", "deleteProfile"] },
  savedSearches: WITH_PROFILE,
  pushAddresses: { periods: { kept: days(30) }, keepers: ["delete-old-sessions"] },
  calendars: WITH_PROFILE,
  cards: { periods: {}, keepers: ["deleteProfile", "forget-old-cards"] },
  billing: WITH_PROFILE,
  providerEvents: { periods: { kept: days(90) }, keepers: ["delete-old-provider-events"] },
  failures: { periods: { kept: days(90) }, keepers: ["delete-settled-failures"] },
  searches: { periods: { kept: months(EMPTY_SEARCHES.monthsKept) }, keepers: ["count-days"] },
  growth: { periods: { kept: months(GROWTH_MONTHS_KEPT) }, keepers: ["delete-old-growth-counts", "deleteProfile"] },
  invitationLinks: WITH_PROFILE,
  clientInvitations: { periods: { kept: months(12) }, keepers: ["delete-old-client-invitations", "deleteProfile"] },
  invitationStops: { periods: {}, keepers: [] },
  friends: WITH_PROFILE,
  credits: WITH_PROFILE,
  giftOrders: {
    periods: { kept: days(1) },
    keepers: ["delete-unpaid-gift-orders", "delete-old-gift-code-guesses"],
  },
  giftCards: { periods: { kept: yearsFromItsEnd(8) }, keepers: ["empty-old-gift-cards"], law: "tax" },
  reviews: WITH_PROFILE,
  invoices: { periods: { kept: yearsFromItsEnd(8) }, keepers: ["delete-old-invoices"], law: "tax" },
  books: WITH_PROFILE,
  withdrawals: { periods: { kept: yearsFromItsEnd(6) }, keepers: ["delete-old-withdrawals"], law: "commercial" },
  contracts: {
    periods: { kept: yearsFromItsEnd(6) },
    keepers: ["delete-old-contracts", "deleteProfile"],
    law: "commercial",
  },
  traderDetails: WITH_PROFILE,
  taxReports: {
    periods: { kept: yearsFromItsEnd(RECORDS_KEPT_YEARS) },
    keepers: ["delete-old-tax-records"],
    law: "platformTax",
  },
  teamLog: { periods: {}, keepers: [] },
} as const satisfies Record<string, Row>;

export type RetentionKey = keyof typeof RETENTION;
export const RETENTION_KEYS = Object.keys(RETENTION) as RetentionKey[];
export const retentionOf = (key: RetentionKey): Row => RETENTION[key];

const BERLIN = "Europe/Berlin";

/** What began before this moment is kept no longer. */
export function keptSince({ unit, count, fromYearEnd }: Period, now: Date): Date {
  const today = now.toTemporalInstant().toZonedDateTimeISO(BERLIN);
  if (fromYearEnd) {
    const firstKept = today.with({ month: 1, day: 1 }).startOfDay().subtract({ years: count });
    return new Date(firstKept.epochMilliseconds);
  }
  return new Date(today.subtract({ [`${unit}s`]: count }).epochMilliseconds);
}

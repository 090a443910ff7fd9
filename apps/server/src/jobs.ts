import { enclosureMakers } from "./enclosures.ts";
import { appointmentJobs } from "./features/appointments/jobs.ts";
import { billingJobs } from "./features/billing/jobs.ts";
import { businessJobs } from "./features/businesses/jobs.ts";
import { calendarJobs } from "./features/calendars/jobs.ts";
import { caseJobs } from "./features/cases/jobs.ts";
import { clientInvitationJobs } from "./features/client-invitations/jobs.ts";
import { coachRestrictionJobs } from "./features/coach-restrictions/jobs.ts";
import { packageJobs } from "./features/coaching-packages/jobs.ts";
import { contentDecisionJobs } from "./features/content-decisions/jobs.ts";
import { conversationJobs } from "./features/conversations/jobs.ts";
import { emailChangeJobs } from "./features/email-changes/jobs.ts";
import { deleteStalePresences } from "./features/events/store.ts";
import { giftCardJobs } from "./features/gift-cards/jobs.ts";
import { goalJobs } from "./features/goals/jobs.ts";
import { legalTextJobs } from "./features/legal-texts/jobs.ts";
import { mailingJobs } from "./features/mailings/jobs.ts";
import { notificationJobs } from "./features/notifications/jobs.ts";
import { countDays } from "./features/numbers/commands.ts";
import { paymentMethodJobs } from "./features/payment-methods/jobs.ts";
import { paymentJobs } from "./features/payments/jobs.ts";
import { refreshWaiting } from "./features/payout-accounts/commands.ts";
import { peopleJobs } from "./features/people/jobs.ts";
import { reconcileDays } from "./features/reconciliation/commands.ts";
import { reviewJobs } from "./features/reviews/jobs.ts";
import { savedSearchJobs } from "./features/saved-searches/jobs.ts";
import { searchJobs } from "./features/search/jobs.ts";
import { statementJobs } from "./features/statements/jobs.ts";
import { sweepOrphanedFiles } from "./features/storage/file-commands.ts";
import { systemJobs } from "./features/system/jobs.ts";
import { taxReportJobs } from "./features/tax-reports/jobs.ts";
import { roomJobs } from "./features/video-calls/jobs.ts";
import { waitingListJobs } from "./features/waiting-list/jobs.ts";
import { webhookJobs } from "./features/webhooks/jobs.ts";
import { worksheetJobs } from "./features/worksheets/jobs.ts";
import { housekeeping } from "./platform/jobs/housekeeping.ts";
import { sendMailJob } from "./platform/mail/send-mail.ts";
import type { Platform } from "./platform/platform.ts";
import { retentionJobs } from "./retention.ts";
import { rewrapTexts } from "./sealed-texts.ts";

/** All background work, feature by feature. */
export function registerJobs(platform: Platform): void {
  const { jobs } = platform;
  sendMailJob(platform, enclosureMakers(platform));
  housekeeping(platform);
  cleanUp(platform);
  retentionJobs(platform);
  jobs.every("sweep-loose-files", "*/5 * * * *", (signal) => sweepOrphanedFiles(platform, signal));
  billingJobs(platform);
  paymentMethodJobs(platform);
  webhookJobs(platform);
  giftCardJobs(platform);
  packageJobs(platform);
  // Before appointments, which end if nothing was paid.
  paymentJobs(platform);
  // Before search, which has to see the times that they release.
  appointmentJobs(platform);
  roomJobs(platform);
  peopleJobs(platform);
  emailChangeJobs(platform);
  // Before search, which has to see who can be booked again.
  coachRestrictionJobs(platform);
  businessJobs(platform);
  jobs.every("rewrap-notes", "*/10 * * * *", (signal) => rewrapTexts(platform, signal));
  reviewJobs(platform);
  goalJobs(platform);
  worksheetJobs(platform);
  contentDecisionJobs(platform);
  conversationJobs(platform);
  searchJobs(platform);
  // After search, in which new coaches are found.
  savedSearchJobs(platform);
  clientInvitationJobs(platform);
  calendarJobs(platform);
  // After everything that frees time.
  waitingListJobs(platform);
  // The provider's message may be lost: those who wait for it are asked about.
  jobs.every("ask-payout-accounts", "25 * * * *", () => refreshWaiting(platform));
  // After payments, whose earnings they close.
  statementJobs(platform);
  // After statements, whose figures they report.
  taxReportJobs(platform);
  jobs.every("reconcile-days", "0 6 * * *", (signal) => reconcileDays(platform, signal));
  jobs.every("count-days", "10 0 * * *", () => countDays(platform));
  legalTextJobs(platform);
  // After everything that notifies people.
  notificationJobs(platform);
  mailingJobs(platform);
  caseJobs(platform);
  systemJobs(platform);
}

/** What dead processes leave behind. What is kept for a time is deleted in `retention.ts`. */
function cleanUp({ jobs, database, clock }: Platform): void {
  // Of servers that died; whoever is there is said to be there again before this.
  jobs.every("forget-presences", "40 * * * *", () => deleteStalePresences(database, clock.now()));
}

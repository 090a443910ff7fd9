import { accountJobs } from "./features/accounts/jobs.ts";
import { appointmentJobs } from "./features/appointments/jobs.ts";
import { billingJobs } from "./features/billing/jobs.ts";
import { calendarJobs } from "./features/calendars/jobs.ts";
import { conversationJobs } from "./features/conversations/jobs.ts";
import { emailChangeJobs } from "./features/email-changes/jobs.ts";
import { linkJobs } from "./features/email-tokens/jobs.ts";
import { eventJobs } from "./features/events/jobs.ts";
import { noteJobs } from "./features/notes/jobs.ts";
import { notificationJobs } from "./features/notifications/jobs.ts";
import { onboardingJobs } from "./features/onboarding/jobs.ts";
import { paymentMethodJobs } from "./features/payment-methods/jobs.ts";
import { paymentJobs } from "./features/payments/jobs.ts";
import { payoutAccountJobs } from "./features/payout-accounts/jobs.ts";
import { personalDataJobs } from "./features/personal-data/jobs.ts";
import { providerJobs } from "./features/providers/jobs.ts";
import { reviewJobs } from "./features/reviews/jobs.ts";
import { scheduleJobs } from "./features/schedules/jobs.ts";
import { searchJobs } from "./features/search/jobs.ts";
import { secondFactorJobs } from "./features/second-factors/jobs.ts";
import { sessionJobs } from "./features/sessions/jobs.ts";
import { signInJobs } from "./features/sign-in/jobs.ts";
import { secondStepJobs } from "./features/sign-in/second-step/jobs.ts";
import { statementJobs } from "./features/statements/jobs.ts";
import { orphanedFileJobs } from "./features/storage/orphaned-files/jobs.ts";
import { subscriptionJobs } from "./features/subscriptions/jobs.ts";
import { supportJobs } from "./features/support/jobs.ts";
import { roomJobs } from "./features/video-calls/jobs.ts";
import { webhookJobs } from "./features/webhooks/jobs.ts";
import { housekeeping } from "./platform/jobs/housekeeping.ts";
import { sendMailJob } from "./platform/mail/send-mail.ts";
import type { Platform } from "./platform/platform.ts";

/** All background work, feature by feature. */
export function registerJobs(platform: Platform): void {
  sendMailJob(platform);
  housekeeping(platform);
  supportJobs(platform);
  subscriptionJobs(platform);
  accountJobs(platform);
  linkJobs(platform);
  emailChangeJobs(platform);
  eventJobs(platform);
  sessionJobs(platform);
  signInJobs(platform);
  secondStepJobs(platform);
  secondFactorJobs(platform);
  providerJobs(platform);
  personalDataJobs(platform);
  scheduleJobs(platform);
  onboardingJobs(platform);
  orphanedFileJobs(platform);
  billingJobs(platform);
  paymentMethodJobs(platform);
  webhookJobs(platform);
  // Before appointments, which end if nothing was paid.
  paymentJobs(platform);
  // Before search, which has to see the times that they release.
  appointmentJobs(platform);
  roomJobs(platform);
  noteJobs(platform);
  reviewJobs(platform);
  conversationJobs(platform);
  searchJobs(platform);
  calendarJobs(platform);
  payoutAccountJobs(platform);
  // After payments, whose earnings they close.
  statementJobs(platform);
  // After everything that notifies people.
  notificationJobs(platform);
}

import type { Locale } from "@aufwind/rules/locale";
import { appointmentTemplates } from "./appointment-templates.ts";
import { contentDecisionTemplates } from "./content-decision-templates.ts";
import * as accounts from "./features/accounts/mails.ts";
import * as contentNotices from "./features/content-notices/mails.ts";
import * as conversations from "./features/conversations/mails.ts";
import { goodwillMail, takenMail } from "./features/credits/mails.ts";
import * as emailChanges from "./features/email-changes/mails.ts";
import { replacedMail } from "./features/invoices/mails.ts";
import * as operators from "./features/operators/mails.ts";
import * as passwords from "./features/passwords/mails.ts";
import * as paymentMethods from "./features/payment-methods/mails.ts";
import * as people from "./features/people/mails.ts";
import * as personalData from "./features/personal-data/mails.ts";
import * as providers from "./features/providers/mails.ts";
import * as secondFactors from "./features/second-factors/mails.ts";
import * as signIn from "./features/sign-in/mails.ts";
import * as subscriptions from "./features/subscriptions/mails.ts";
import * as support from "./features/support/mails.ts";
import { giftCardTemplates } from "./gift-card-templates.ts";
import { goalTemplates } from "./goal-templates.ts";
import { invitationTemplates } from "./invitation-templates.ts";
import { legalTextTemplates } from "./legal-text-templates.ts";
import { packageTemplates } from "./package-templates.ts";
import { paymentTemplates } from "./payment-templates.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";
import { restrictionTemplates } from "./restriction-templates.ts";
import { reviewTemplates } from "./review-templates.ts";
import { seriesTemplates } from "./series-templates.ts";
import { statementTemplates } from "./statement-templates.ts";
import { taxReportTemplates } from "./tax-report-templates.ts";
import { vettingTemplates } from "./vetting-templates.ts";
import { waitingListTemplates } from "./waiting-list-templates.ts";
import { withdrawalTemplates } from "./withdrawal-templates.ts";

export type Templates = Record<string, (locale: Locale) => OutgoingMail>;

const NOTHING = { cents: 0, payBy: null, isConnected: true };
const OWED = { cents: 162_888, payBy: "2026-12-14", isConnected: false };

/** Every kind of mail we send, feature by feature, with made-up content, for previews. */
export function mailTemplates(platform: Platform): Templates {
  const now = platform.clock.now();
  const token = "x".repeat(43);
  const person = (locale: Locale) => ({ email: "lena@example.org", firstName: "Lena", locale });
  const user = (locale: Locale) => ({ email: "lena@example.org", first_name: "Lena", locale });
  const changed = (change: Parameters<typeof secondFactors.changeMail>[1]["change"]) => (locale: Locale) =>
    secondFactors.changeMail(platform, { user: user(locale), change, passkey: "iPhone", now });
  const newEmail = "lena.neu@example.org";
  const reference = "AW-7K3M-9QXD";
  const caseNumber = 1042;
  const reportId = "019a8b00-0000-7000-8000-000000000000";
  const request = { reference, name: "Lena Brandt", email: "lena@example.org", subject: "Frage", message: "Guten Tag" };
  const asked = {
    ...{ reference, email: "lena@example.org", userId: reportId, role: "client", appointmentId: reportId },
    ...({ topic: "appointment", subject: "Frage", message: "Guten Tag" } as const),
    context: { page: "/de/klient/termine", browser: "Firefox 143, Windows", version: "2026-11-15 22:10" },
  };
  const reported = { kind: "message", reason: "misleading", explanation: "Guten Tag" } as const;
  const listed = { list: "newsletter", email: "lena@example.org" } as const;
  const device = { browser: "Firefox", system: "Windows", device: "desktop" } as const;
  return {
    "accounts-confirm": (locale) => accounts.confirmMail(platform, { email: "lena@example.org", locale, token }),
    "people-reset-asked": (locale) => people.resetAskedMail(platform, { ...person(locale), dueAt: now }),
    "people-reset-done": (locale) => people.resetDoneMail(platform, person(locale)),
    "people-profile-hidden": (locale) =>
      people.profileHiddenMail(platform, { ...person(locale), reason: "Das Foto zeigt eine andere Person." }),
    "operators-invitation": (locale) => operators.invitationMail(platform, { email: newEmail, token, locale }).mail,
    "email-changes-confirm": (locale) => emailChanges.confirmMail(platform, { email: newEmail, locale, token }),
    "email-changes-taken": (locale) => emailChanges.addressTakenMail(platform, { email: newEmail, locale }),
    "email-changes-confirm-team": (locale) =>
      emailChanges.confirmMail(platform, { email: newEmail, locale, token, isByTeam: true }),
    "email-changes-agree": (locale) =>
      emailChanges.agreeMail(platform, { ...person(locale), newEmail, token, now, until: now }),
    "email-changes-requested": (locale) => emailChanges.requestedMail(platform, { ...person(locale), newEmail, now }),
    "email-changes-changed": (locale) =>
      emailChanges.changedMail(platform, { ...person(locale), newEmail, token, now, until: now }),
    "email-changes-undone": (locale) => emailChanges.undoneMail(platform, { ...person(locale), now }),
    "passwords-reset": (locale) => passwords.resetMail(platform, { ...person(locale), token }),
    "passwords-changed": (locale) => passwords.changedMail(platform, { ...person(locale), now }),
    "sign-in-new": (locale) => signIn.newSignInMail(platform, { ...person(locale), device, now }),
    "sign-in-guessed": (locale) => signIn.guessedMail(platform, { ...person(locale), now }),
    "providers-linked": (locale) => providers.linkedMail(platform, { ...person(locale), provider: "Google", now }),
    "second-factors-totp-added": changed("totpAdded"),
    "second-factors-totp-removed": changed("totpRemoved"),
    "second-factors-passkey-added": changed("passkeyAdded"),
    "second-factors-passkey-removed": changed("passkeyRemoved"),
    "second-factors-codes-renewed": changed("codesRenewed"),
    "payment-methods-expiring": (locale) =>
      paymentMethods.expiringMail(platform, { ...user(locale), last_four: "4242", expires_on: "2026-11-30" }),
    "invoices-replaced": (locale) =>
      replacedMail(platform, { ...person(locale), side: "client", number: "AW-2026-0012", former: "AW-2026-0004" }),
    "credits-goodwill": (locale) =>
      goodwillMail(platform, { ...person(locale), cents: 25_00, message: "Der Ton brach dreimal ab." }),
    "credits-taken": (locale) =>
      takenMail(platform, {
        ...person(locale),
        cents: 10_00,
        message: "Die Einladung ging an ein zweites eigenes Konto.",
      }),
    "personal-data-farewell": (locale) =>
      personalData.farewellMail(platform, { ...person(locale), outstanding: NOTHING, isReported: false }),
    "personal-data-farewell-owed": (locale) =>
      personalData.farewellMail(platform, {
        ...person(locale),
        outstanding: { ...OWED, isConnected: true },
        isReported: true,
      }),
    "personal-data-farewell-unconnected": (locale) =>
      personalData.farewellMail(platform, { ...person(locale), outstanding: OWED, isReported: true }),
    "subscriptions-confirm": (locale) =>
      subscriptions.confirmMail(platform, { ...listed, locale, confirmToken: token }),
    "subscriptions-welcome": (locale) => subscriptions.welcomeMail(platform, { ...listed, locale }),
    "support-receipt": (locale) => support.receiptMail(platform, { ...request, locale }),
    "support-inbox": (locale) => support.inboxMail(platform, { ...request, locale, caseNumber }),
    "support-own-receipt": (locale) => support.ownReceiptMail(platform, { ...person(locale), reference }),
    "support-own-inbox": (locale) => support.ownInboxMail(platform, { ...asked, locale, caseNumber }),
    "conversations-unread": (locale) => conversations.unreadMail(platform, { ...person(locale), count: 3 }),
    "content-notices-receipt": (locale) => contentNotices.receiptMail(platform, { ...person(locale), id: reportId }),
    "content-notices-inbox": () =>
      contentNotices.inboxMail(platform, { ...reported, email: "lena@example.org", id: reportId, caseNumber }),
    ...contentDecisionTemplates(platform),
    ...withdrawalTemplates(platform),
    ...legalTextTemplates(platform),
    ...appointmentTemplates(platform),
    ...seriesTemplates(platform),
    ...paymentTemplates(platform),
    ...goalTemplates(platform),
    ...giftCardTemplates(platform),
    ...packageTemplates(platform),
    ...statementTemplates(platform),
    ...taxReportTemplates(platform),
    ...reviewTemplates(platform),
    ...vettingTemplates(platform),
    ...restrictionTemplates(platform),
    ...invitationTemplates(platform),
    ...waitingListTemplates(platform),
  };
}

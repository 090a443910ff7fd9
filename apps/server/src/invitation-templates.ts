import type { Locale } from "@aufwind/rules/locale";
import { invitationMail } from "./features/client-invitations/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const INVITED = {
  ...{ email: "lena@example.org", firstName: "Lena", coach: "Jonas Weber", words: "" },
  ...{ token: "x".repeat(43), stopKey: "x".repeat(86) },
};

/** A coach invites somebody in the usual words, and reminds them. */
export const invitationTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  "client-invitations-invitation": (locale) => invitationMail(deps, { ...INVITED, locale, isReminder: false }),
  "client-invitations-reminder": (locale) => invitationMail(deps, { ...INVITED, locale, isReminder: true }),
});

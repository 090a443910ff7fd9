import type { Locale } from "@aufwind/rules/locale";
import { companyMail } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

export type CredentialMail = {
  kind: "verified" | "refused";
  email: string;
  firstName: string;
  locale: Locale;
  reason?: string;
};

/** To a coach: what became of a credential. Not which one: mails are read over shoulders. */
export function credentialMail(deps: Deps, { kind, email, firstName, locale, reason }: CredentialMail): OutgoingMail {
  const t = (key: "subject" | "heading" | "happened" | "next" | "button") =>
    deps.translator.t(locale, `credentials:${kind}.${key}`);
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("subject"),
    heading: t("heading"),
    passages: [
      t("happened"),
      ...(reason ? [{ quote: reason }] : []),
      t("next"),
      { label: t("button"), url: pageLink(deps.config, { page: "coachResume", locale }) },
    ],
  });
}

import type { Locale } from "@aufwind/rules/locale";
import { companyMail, outcomePassages, subjectAndHeading } from "../../platform/mail/company-mail.ts";
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
export function credentialMail(deps: Deps, { kind, reason, ...person }: CredentialMail): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "happened" | "next" | "button") =>
    deps.translator.t(locale, `credentials:${kind}.${key}`);
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: outcomePassages(t, {
      about: reason ? [{ quote: reason }] : [],
      url: pageLink(deps.config, { page: "coachResume", locale }),
    }),
  });
}

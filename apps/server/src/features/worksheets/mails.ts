import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Reader = { email: string; firstName: string; locale: Locale };
type WorksheetMail = Reader &
  ({ kind: "worksheetSent" | "worksheetDue" } | { kind: "worksheetAnswered"; clientId: string });

/** Says that something waits, and neither what is asked nor what was answered. */
export function worksheetMail(deps: Deps, mail: WorksheetMail): OutgoingMail {
  const { kind, email, firstName, locale } = mail;
  const t = (key: TranslationKey) => deps.translator.t(locale, key);
  const url =
    mail.kind === "worksheetAnswered"
      ? pageLink(deps.config, { page: "coachClient", locale, token: mail.clientId, query: { tab: "goals" } })
      : pageLink(deps.config, { page: "clientGoals", locale });
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t(`worksheets:${kind}.subject`),
    heading: t(`worksheets:${kind}.heading`),
    passages: [t(`worksheets:${kind}.happened`), { label: t(`worksheets:${kind}.button`), url }, t("worksheets:less")],
  });
}

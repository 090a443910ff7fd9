import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Person = { email: string; firstName: string; locale: Locale };

export function resetMail(deps: Deps, { email, locale, token }: Person & { token: string }): OutgoingMail {
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "notYou") =>
    deps.translator.t(locale, `passwords:reset.${key}`);
  const passages = [
    t("asked"),
    { label: t("button"), url: pageLink(deps.config, { page: "resetPassword", locale, token }) },
    t("validity"),
    t("notYou"),
  ];
  return companyMail(deps, { email, locale, ...subjectAndHeading(t), passages });
}

/** Says that the password was changed, in case somebody else did it. */
export function changedMail(deps: Deps, { email, firstName, locale, now }: Person & { now: Date }): OutgoingMail {
  const t = (key: "subject" | "heading" | "changed" | "signedOut" | "notYou" | "button") =>
    deps.translator.t(locale, `passwords:changed.${key}`, { when: momentIn(locale, now) });
  const passages = [
    t("changed"),
    t("signedOut"),
    t("notYou"),
    { label: t("button"), url: pageLink(deps.config, { page: "forgotPassword", locale }) },
  ];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

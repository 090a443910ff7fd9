import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type LinkedMailParams = { email: string; firstName: string; locale: Locale; provider: string; now: Date };

/** Says that a provider now opens the account, in case somebody else linked it. */
export function linkedMail(deps: Deps, { email, firstName, locale, provider, now }: LinkedMailParams): OutgoingMail {
  const t = (key: "subject" | "heading" | "linked" | "you" | "notYou" | "button") =>
    deps.translator.t(locale, `providers:linked.${key}`, { provider, when: momentIn(locale, now) });
  const passages = [
    t("linked"),
    t("you"),
    t("notYou"),
    { label: t("button"), url: pageLink(deps.config, { page: "accountSecurity", locale }) },
  ];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

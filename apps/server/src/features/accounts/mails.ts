import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Person = { email: string; locale: Locale; token: string };

/** Asks a new member to confirm the address. Without the name: until then anybody may have typed both. */
export function confirmMail(deps: Deps, { email, locale, token }: Person): OutgoingMail {
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "notYou") =>
    deps.translator.t(locale, `accounts:confirm.${key}`);
  const passages = [
    t("asked"),
    { label: t("button"), url: pageLink(deps.config, { page: "confirmEmail", locale, token }) },
    t("validity"),
    t("notYou"),
  ];
  return companyMail(deps, { email, locale, ...subjectAndHeading(t), passages });
}

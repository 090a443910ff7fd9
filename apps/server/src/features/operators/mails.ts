import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Invited = { email: string; token: string; locale: Locale };

/** The link by which somebody joins the team, also for the command line, which prints it. */
export function invitationMail(deps: Deps, { email, token, locale }: Invited): { mail: OutgoingMail; url: string } {
  const t = (key: "subject" | "heading" | "asked" | "button" | "factor" | "validity") =>
    deps.translator.t(locale, `operators:invitation.${key}`, { brand: deps.config.brand });
  const url = pageLink(deps.config, { page: "teamInvitation", locale, token });
  const passages = [t("asked"), { label: t("button"), url }, t("factor"), t("validity")];
  return { mail: companyMail(deps, { email, locale, ...subjectAndHeading(t), passages }), url };
}

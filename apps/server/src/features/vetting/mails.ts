import type { RequestedChange } from "@aufwind/contract/vetting";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

export type CheckMail = {
  kind: "submitted" | "approved" | "changesAsked" | "refused";
  email: string;
  firstName: string;
  locale: Locale;
  reason?: string | undefined;
  changes?: readonly RequestedChange[] | undefined;
};

/** To a coach: what became of the check of the profile. */
export function checkMail(
  deps: Deps,
  { kind, email, firstName, locale, reason, changes = [] }: CheckMail,
): OutgoingMail {
  const { supportEmail } = deps.config.company;
  const t = (key: "subject" | "heading" | "happened" | "next" | "button") =>
    deps.translator.t(locale, `vetting:${kind}.${key}`, { supportEmail });
  const section = ({ section: name, sentence }: RequestedChange) => ({
    quote: `${deps.translator.t(locale, `vetting:sections.${name}`)}: ${sentence}`,
  });
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("subject"),
    heading: t("heading"),
    passages: [
      t("happened"),
      ...changes.map(section),
      ...(reason ? [{ quote: reason }] : []),
      t("next"),
      { label: t("button"), url: pageLink(deps.config, { page: "coachProfile", locale }) },
    ],
  });
}

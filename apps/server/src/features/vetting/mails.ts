import type { RequestedChange } from "@aufwind/contract/vetting";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail, outcomePassages, subjectAndHeading } from "../../platform/mail/company-mail.ts";
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
export function checkMail(deps: Deps, { kind, reason, changes = [], ...person }: CheckMail): OutgoingMail {
  const { locale } = person;
  const { supportEmail } = deps.config.company;
  const t = (key: "subject" | "heading" | "happened" | "next" | "button") =>
    deps.translator.t(locale, `vetting:${kind}.${key}`, { supportEmail });
  const section = ({ section: name, sentence }: RequestedChange) => ({
    quote: `${deps.translator.t(locale, `vetting:sections.${name}`)}: ${sentence}`,
  });
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: outcomePassages(t, {
      about: [...changes.map(section), ...(reason ? [{ quote: reason }] : [])],
      url: pageLink(deps.config, { page: "coachProfile", locale }),
    }),
  });
}

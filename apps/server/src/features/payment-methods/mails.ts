import { asLocale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type ExpiringMailParams = { email: string; first_name: string; locale: string; last_four: string; expires_on: string };

/** Warns somebody in time that the primary card expires. */
export function expiringMail(deps: Deps, card: ExpiringMailParams): OutgoingMail {
  const locale = asLocale(card.locale);
  const day = fullDayIn({ locale }, new Date(`${card.expires_on}T12:00:00Z`));
  const t = (key: "subject" | "heading" | "ends" | "next" | "button" | "renewed") =>
    deps.translator.t(locale, `payment-methods:expiring.${key}`, { lastFour: card.last_four, day });
  return companyMail(deps, {
    email: card.email,
    locale,
    ...subjectAndHeading(t),
    firstName: card.first_name,
    passages: [
      t("ends"),
      t("next"),
      { label: t("button"), url: pageLink(deps.config, { page: "paymentMethods", locale }) },
      t("renewed"),
    ],
  });
}

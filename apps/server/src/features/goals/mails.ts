import type { StepReminder } from "@aufwind/rules/goals";
import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type GoalMail = { kind: StepReminder | "checkInInvited"; email: string; firstName: string; locale: Locale };

/** Says that something waits, and nothing of what: goals may tell of somebody's health. */
export function goalMail(deps: Deps, { kind, email, firstName, locale }: GoalMail): OutgoingMail {
  const t = (key: TranslationKey) => deps.translator.t(locale, key);
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t(`goals:${kind}.subject`),
    heading: t(`goals:${kind}.heading`),
    passages: [
      t(`goals:${kind}.happened`),
      { label: t(`goals:${kind}.button`), url: pageLink(deps.config, { page: "clientGoals", locale }) },
      t("goals:less"),
    ],
  });
}

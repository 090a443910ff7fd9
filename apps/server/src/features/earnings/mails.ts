import type { HoldDecision, HoldReason } from "@aufwind/rules/earnings";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

/** A coach some of whose earnings are held, and how much. */
type Recipient = { email: string; first_name: string; locale: Locale; has_left: boolean; cents: number };

const paramsOf = ({ config }: Deps, { locale, cents }: Recipient) => ({
  money: moneyIn(locale, cents),
  supportEmail: config.company.supportEmail,
});

/** Whoever has left has no page to look at. */
function wayTo({ translator, config }: Deps, { locale, has_left }: Recipient) {
  const url = pageLink(config, { page: "coachFinances", locale });
  return has_left ? [] : [{ label: translator.t(locale, "earnings:button"), url }];
}

/** What is held, why, and what happens next. */
export function heldMail(deps: Deps, { reason, ...to }: Recipient & { reason: HoldReason }): OutgoingMail {
  const { email, first_name: firstName, locale } = to;
  const t = (key: "subject" | "heading" | "told" | "next" | "say" | HoldReason) =>
    deps.translator.t(locale, `earnings:held.${key}`, paramsOf(deps, to));
  const passages = [t("told"), t(reason), t("next"), t("say"), ...wayTo(deps, to)];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

type Decided = { decision: HoldDecision; reason: string };

/** What the team has decided; what is kept comes with its reason. */
export function decidedMail(deps: Deps, to: Recipient, { decision, reason }: Decided): OutgoingMail {
  const { email, first_name: firstName, locale } = to;
  const t = (key: "subject" | "heading" | "told" | "next") =>
    deps.translator.t(locale, `earnings:${decision}.${key}`, paramsOf(deps, to));
  const why = decision === "withhold" ? [{ quote: reason }] : [];
  const passages = [t("told"), ...why, t("next"), ...wayTo(deps, to)];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

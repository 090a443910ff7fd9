import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Granted = { email: string; firstName: string; locale: Locale; cents: number; message: string };

/** To a client whom the team has granted a credit: how much, in which words, and how it is used. */
export function goodwillMail(deps: Deps, { cents, message, ...person }: Granted): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "granted" | "use" | "button") =>
    deps.translator.t(locale, `credits:goodwill.${key}`, { money: moneyIn(locale, cents) });
  const link = { label: t("button"), url: pageLink(deps.config, { page: "clientFriends", locale }) };
  const words = message ? [{ quote: message }] : [];
  return companyMail(deps, { ...person, ...subjectAndHeading(t), passages: [t("granted"), ...words, t("use"), link] });
}

/** To a client whose credit was taken away for abuse: how much, why, and how to object. */
export function takenMail(deps: Deps, { cents, message, ...person }: Granted): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "taken" | "object" | "button") =>
    deps.translator.t(locale, `credits:taken.${key}`, { money: moneyIn(locale, cents) });
  const link = { label: t("button"), url: pageLink(deps.config, { page: "contact", locale }) };
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: [t("taken"), { quote: message }, t("object"), link],
  });
}

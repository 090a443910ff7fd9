import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Person = { email: string; firstName: string; locale: Locale };

/** In case somebody else asked for it: says how to stop it. */
export function resetAskedMail(deps: Deps, { dueAt, ...person }: Person & { dueAt: Date }): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "asked" | "stop" | "button") =>
    deps.translator.t(locale, `people:resetAsked.${key}`, { when: momentIn(locale, dueAt) });
  const link = { label: t("button"), url: pageLink(deps.config, { page: "contact", locale }) };
  return companyMail(deps, { ...person, ...subjectAndHeading(t), passages: [t("asked"), t("stop"), link] });
}

/** To a coach whose profile the team has hidden: why, and what can be done. */
export function profileHiddenMail(deps: Deps, { reason, ...person }: Person & { reason: string }): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "hidden" | "next" | "button") =>
    deps.translator.t(locale, `people:profileHidden.${key}`);
  const link = { label: t("button"), url: pageLink(deps.config, { page: "supportRequest", locale }) };
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: [t("hidden"), { quote: reason }, t("next"), link],
  });
}

export function resetDoneMail(deps: Deps, person: Person): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "done" | "next" | "button") =>
    deps.translator.t(locale, `people:resetDone.${key}`);
  const link = { label: t("button"), url: pageLink(deps.config, { page: "login", locale }) };
  return companyMail(deps, { ...person, ...subjectAndHeading(t), passages: [t("done"), t("next"), link] });
}

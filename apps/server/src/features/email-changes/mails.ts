import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type To = { email: string; locale: Locale };
type Person = To & { firstName: string };

/** To the new address. Without the name: until it is confirmed anybody may have typed it. */
export function confirmMail(
  deps: Deps,
  { email, locale, token, isByTeam = false }: To & { token: string; isByTeam?: boolean },
): OutgoingMail {
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "validityOfTeam" | "notYou") =>
    deps.translator.t(locale, `email-changes:confirm.${key}`);
  const url = pageLink(deps.config, { page: "confirmEmailChange", locale, token });
  const passages = [t("asked"), { label: t("button"), url }, t(isByTeam ? "validityOfTeam" : "validity"), t("notYou")];
  return companyMail(deps, { email, locale, ...subjectAndHeading(t), passages });
}

/** To a requested address that already has an account: only its owner learns that. */
export function addressTakenMail(deps: Deps, { email, locale }: To): OutgoingMail {
  const t = (key: "subject" | "heading" | "asked" | "nothing" | "button") =>
    deps.translator.t(locale, `email-changes:taken.${key}`);
  const passages = [
    t("asked"),
    t("nothing"),
    { label: t("button"), url: pageLink(deps.config, { page: "login", locale }) },
  ];
  return companyMail(deps, { email, locale, ...subjectAndHeading(t), passages });
}

type RequestedMailParams = Person & { newEmail: string; now: Date };

/** To the present address, before anything changes. */
export function requestedMail(
  deps: Deps,
  { email, firstName, locale, newEmail, now }: RequestedMailParams,
): OutgoingMail {
  const t = (key: "subject" | "heading" | "asked" | "then" | "notYou" | "button") =>
    deps.translator.t(locale, `email-changes:requested.${key}`, { newEmail, when: momentIn(locale, now) });
  const url = pageLink(deps.config, { page: "forgotPassword", locale });
  const passages = [t("asked"), t("then"), t("notYou"), { label: t("button"), url }];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

type ChangedMailParams = RequestedMailParams & { token: string; until: Date };

/** To the present address, where the team asks: agree at once, or object before it takes effect by itself. */
export function agreeMail(deps: Deps, asked: ChangedMailParams): OutgoingMail {
  const { email, firstName, locale, newEmail, token, now, until } = asked;
  const { supportEmail } = deps.config.company;
  const params = { newEmail, when: momentIn(locale, now), until: momentIn(locale, until), supportEmail };
  const t = (key: "subject" | "heading" | "asked" | "button" | "then" | "notYou") =>
    deps.translator.t(locale, `email-changes:agree.${key}`, params);
  const url = pageLink(deps.config, { page: "confirmEmailChange", locale, token });
  const passages = [t("asked"), { label: t("button"), url }, t("then"), t("notYou")];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

/** To the former address, with the link to undo. */
export function changedMail(deps: Deps, changed: ChangedMailParams): OutgoingMail {
  const { email, firstName, locale, newEmail, token, now, until } = changed;
  const params = { newEmail, when: momentIn(locale, now), until: momentIn(locale, until) };
  const t = (key: "subject" | "heading" | "changed" | "signedOut" | "notYou" | "button") =>
    deps.translator.t(locale, `email-changes:changed.${key}`, params);
  const url = pageLink(deps.config, { page: "undoEmailChange", locale, token });
  const passages = [t("changed"), t("signedOut"), t("notYou"), { label: t("button"), url }];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

/** To the former address, which is valid again. */
export function undoneMail(deps: Deps, { email, firstName, locale, now }: Person & { now: Date }): OutgoingMail {
  const t = (key: "subject" | "heading" | "undone" | "next" | "button") =>
    deps.translator.t(locale, `email-changes:undone.${key}`, { when: momentIn(locale, now) });
  const url = pageLink(deps.config, { page: "forgotPassword", locale });
  const passages = [t("undone"), t("next"), { label: t("button"), url }];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

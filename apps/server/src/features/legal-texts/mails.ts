import type { LegalText, TextReader } from "@aufwind/rules/legal-texts";
import { asLocale } from "@aufwind/rules/locale";
import { dayIn } from "../../platform/documents/formats.ts";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Told = {
  text: LegalText;
  version: string;
  appliesOn: string | null;
  person: { email: string; first_name: string; locale: string; kind: TextReader };
};

/** What changes, from when, what silence means, and how to leave: coaches agree or go, clients are asked later. */
export function announcementMail(deps: Deps, told: Told): OutgoingMail {
  const { text, version, appliesOn, person } = told;
  const locale = asLocale(person.locale);
  const { supportEmail } = deps.config.company;
  const params = { day: dayIn(locale, appliesOn ?? version), supportEmail };
  const say = (key: "meaningForCoaches" | "leaveForCoaches" | "changes" | "agree") =>
    deps.translator.t(locale, `legal-texts:${key}`, params);
  const changes = pageLink(deps.config, { page: "textChanges", locale, token: `${text}/${version}` });
  const sent = { email: person.email, firstName: person.first_name, locale };
  const isAsked = text !== "privacy" && person.kind === "coach";
  if (isAsked) {
    const t = (key: "subject" | "heading" | "happened") =>
      deps.translator.t(locale, `legal-texts:${text === "conduct" ? "coachConduct" : "coachTerms"}.${key}`, params);
    const agree = { label: say("agree"), url: pageLink(deps.config, { page: "coachTerms", locale }) };
    const passages = [t("happened"), { label: say("changes"), url: changes }];
    return companyMail(deps, {
      ...sent,
      ...subjectAndHeading(t),
      passages: [...passages, say("meaningForCoaches"), agree, say("leaveForCoaches")],
    });
  }
  const t = (key: "subject" | "heading" | "happened" | "meaning" | "leave") =>
    deps.translator.t(locale, `legal-texts:${text === "privacy" ? "privacy" : "clientTerms"}.${key}`, params);
  return companyMail(deps, {
    ...sent,
    ...subjectAndHeading(t),
    passages: [t("happened"), { label: say("changes"), url: changes }, t("meaning"), t("leave")],
  });
}

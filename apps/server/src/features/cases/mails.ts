import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Answer = {
  email: string;
  locale: Locale;
  firstName?: string;
  text: string;
  reference: string;
  /** Whether the person finds the answer in their help center, too. */
  hasThread: boolean;
};

/** The team's answer. Whoever has a thread replies there; a reply to the mail reaches support. */
export function answerMail(deps: Deps, { text, reference, hasThread, ...person }: Answer): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "thread" | "button" | "reply") =>
    deps.translator.t(locale, `cases:answer.${key}`, { reference });
  const url = pageLink(deps.config, { page: "supportRequest", locale, token: reference });
  const mail = companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: [...text.split(/\n{2,}/), ...(hasThread ? [t("thread"), { label: t("button"), url }] : [t("reply")])],
  });
  return { ...mail, replyTo: deps.config.company.supportEmail };
}

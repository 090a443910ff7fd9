import { DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale/locale";
import { companyLetter } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";

type Means = Pick<Platform, "words" | "config">;
type Request = { reference: string; name: string; email: string; subject: string; message: string; locale: Locale };

/** To support, in the language of the house; answering it answers the visitor. */
export function inboxMail(means: Means, request: Request): OutgoingMail {
  const { words, config } = means;
  const language = new Intl.DisplayNames(DEFAULT_LOCALE, { type: "language" }).of(request.locale);
  const t = (key: "subject" | "heading" | "from" | "language" | "topic" | "reply") =>
    words.t(DEFAULT_LOCALE, `support:inbox.${key}`, { ...request, language });
  return {
    to: config.company.supportEmail,
    replyTo: request.email,
    locale: DEFAULT_LOCALE,
    subject: t("subject"),
    ...companyLetter(means, {
      locale: DEFAULT_LOCALE,
      heading: t("heading"),
      passages: [`${t("from")}\n${t("language")}\n${t("topic")}`, { quote: request.message }, t("reply")],
    }),
  };
}

/** To the visitor. Repeats nothing that was typed: else anybody could send words of theirs to any address, through us. */
export function receiptMail(means: Means, { reference, email, locale }: Request): OutgoingMail {
  const t = (key: "subject" | "heading" | "received" | "notYou") =>
    means.words.t(locale, `support:receipt.${key}`, { reference });
  return {
    to: email,
    locale,
    subject: t("subject"),
    ...companyLetter(means, { locale, heading: t("heading"), passages: [t("received"), t("notYou")] }),
  };
}

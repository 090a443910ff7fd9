import type { OwnSupportRequest } from "@aufwind/contract/support";
import { DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import type { z } from "zod";
import { companyMail, companyMailBody } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { caseButton } from "../cases/queries.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Request = { reference: string; name: string; email: string; subject: string; message: string; locale: Locale };
/** The number of the case that a request opened. */
type WithCase = { caseNumber: number };

/** To support, in the default language; replying to it replies to the visitor. */
export function inboxMail(deps: Deps, { caseNumber, ...request }: Request & WithCase): OutgoingMail {
  const { translator, config } = deps;
  const language = new Intl.DisplayNames(DEFAULT_LOCALE, { type: "language" }).of(request.locale);
  const t = (key: "subject" | "heading" | "from" | "language" | "topic" | "reply") =>
    translator.t(DEFAULT_LOCALE, `support:inbox.${key}`, { ...request, language });
  return {
    to: config.company.supportEmail,
    replyTo: request.email,
    locale: DEFAULT_LOCALE,
    subject: t("subject"),
    ...companyMailBody(deps, {
      locale: DEFAULT_LOCALE,
      heading: t("heading"),
      passages: [
        `${t("from")}\n${t("language")}\n${t("topic")}`,
        { quote: request.message },
        caseButton(deps, caseNumber),
        t("reply"),
      ],
    }),
  };
}

/** To the visitor. Repeats nothing that was typed: else anybody could send texts to any address through us. */
export function receiptMail(deps: Deps, { reference, email, locale }: Request): OutgoingMail {
  const t = (key: "subject" | "heading" | "received" | "notYou") =>
    deps.translator.t(locale, `support:receipt.${key}`, { reference });
  return {
    to: email,
    locale,
    subject: t("subject"),
    ...companyMailBody(deps, { locale, heading: t("heading"), passages: [t("received"), t("notYou")] }),
  };
}

type OwnRequest = z.output<typeof OwnSupportRequest> & {
  reference: string;
  email: string;
  locale: Locale;
  userId: string;
  role: string;
};

/** To support: account and appointment by id, without names. */
export function ownInboxMail(deps: Deps, { context, caseNumber, ...request }: OwnRequest & WithCase): OutgoingMail {
  const { translator, config } = deps;
  const locale = DEFAULT_LOCALE;
  const facts = {
    ...request,
    ...context,
    language: new Intl.DisplayNames(locale, { type: "language" }).of(request.locale),
  };
  const t = (key: OwnLine) => translator.t(locale, `support:own.${key}`, facts);
  const about: OwnLine[] = [
    "account",
    "spoken",
    ...(request.appointmentId ? (["appointment"] as const) : []),
    ...(["page", "browser", "version"] as const).filter((key) => context[key]),
  ];
  const topic = translator.t(locale, `support:topics.${request.topic}`);
  return {
    to: config.company.supportEmail,
    replyTo: request.email,
    locale,
    subject: translator.t(locale, "support:inbox.subject", request),
    ...companyMailBody(deps, {
      locale,
      heading: translator.t(locale, "support:own.heading", { topic }),
      passages: [
        [translator.t(locale, "support:inbox.topic", request), ...about.map(t)].join("\n"),
        { quote: request.message },
        caseButton(deps, caseNumber),
        translator.t(locale, "support:inbox.reply"),
      ],
    }),
  };
}
type OwnLine = "account" | "spoken" | "appointment" | "page" | "browser" | "version";

type Addressee = { reference: string; email: string; firstName: string; locale: Locale };

export function ownReceiptMail(deps: Deps, { reference, ...person }: Addressee): OutgoingMail {
  const t = (key: "receipt.subject" | "receipt.heading" | "receipt.received" | "own.where") =>
    deps.translator.t(person.locale, `support:${key}`, { reference });
  return companyMail(deps, {
    ...person,
    subject: t("receipt.subject"),
    heading: t("receipt.heading"),
    passages: [t("receipt.received"), t("own.where")],
  });
}

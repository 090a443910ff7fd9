import { DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import { companyLetter, companyMail, titlesOf } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { caseButton } from "../cases/queries.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Declaration = {
  reference: string;
  name: string;
  email: string;
  contract: string;
  locale: Locale;
  receivedAt: Date;
};

/** The receipt of §356a BGB: what was declared, and the date and time at which it came in. */
export function receiptMail(deps: Deps, declaration: Declaration): OutgoingMail {
  const { email, locale } = declaration;
  const t = (key: "subject" | "heading" | "received" | "copy" | "next" | "notYou") =>
    deps.translator.t(locale, `withdrawals:receipt.${key}`, {
      ...declaration,
      supportEmail: deps.config.company.supportEmail,
      when: whenIn(locale, declaration.receivedAt),
    });
  return companyMail(deps, {
    email,
    locale,
    ...titlesOf(t),
    passages: [t("received"), t("copy"), { quote: content(deps, { ...declaration, locale }) }, t("next"), t("notYou")],
  });
}

/** The same for support, which has to act on it. */
export function inboxMail(
  deps: Deps,
  { caseNumber, ...declaration }: Declaration & { caseNumber: number },
): OutgoingMail {
  const locale = DEFAULT_LOCALE;
  const t = (key: "subject" | "heading" | "received") =>
    deps.translator.t(locale, `withdrawals:inbox.${key}`, {
      ...declaration,
      when: whenIn(locale, declaration.receivedAt),
    });
  return {
    to: deps.config.company.supportEmail,
    replyTo: declaration.email,
    locale,
    subject: t("subject"),
    ...companyLetter(deps, {
      locale,
      heading: t("heading"),
      passages: [t("received"), { quote: content(deps, { ...declaration, locale }) }, caseButton(deps, caseNumber)],
    }),
  };
}

const content = ({ translator }: Deps, declaration: Declaration) =>
  (["name", "email", "contract"] as const)
    .map((key) => translator.t(declaration.locale, `withdrawals:receipt.${key}`, declaration))
    .join("\n");

/** "Montag, 16. November 2026 um 10:00:00 MEZ (Europe/Berlin)" */
function whenIn(locale: Locale, instant: Date): string {
  const language = { en: "en-GB", de: "de-DE" }[locale];
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", timeZone: "Europe/Berlin" });
  return `${format.format(instant)} (Europe/Berlin)`;
}

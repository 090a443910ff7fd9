import type { REPORT_REASONS } from "@aufwind/contract/reports";
import { DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import { companyLetter, companyMail, titlesOf } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { caseButton } from "../cases/queries.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Reporter = { email: string; firstName: string; locale: Locale };
type Report = { id: string; reason: (typeof REPORT_REASONS)[number]; comment: string };

/** Confirms a report (Art. 16 (4) of the Digital Services Act). */
export function receiptMail(deps: Deps, { id, ...reporter }: Reporter & Pick<Report, "id">): OutgoingMail {
  const t = (key: "subject" | "heading" | "received" | "next" | "danger" | "number") =>
    deps.translator.t(reporter.locale, `reports:receipt.${key}`, { id });
  return companyMail(deps, {
    ...reporter,
    ...titlesOf(t),
    passages: [t("received"), t("next"), t("danger"), t("number")],
  });
}

/** To support. What people wrote to each other is in no mail. */
export function inboxMail(
  deps: Deps,
  { email, caseNumber, ...report }: Report & Pick<Reporter, "email"> & { caseNumber: number },
): OutgoingMail {
  const { translator, config } = deps;
  const locale = DEFAULT_LOCALE;
  const reason = translator.t(locale, `reports:reasons.${report.reason}`);
  const t = (key: "subject" | "heading" | "number" | "comment" | "noComment" | "next" | "reply") =>
    translator.t(locale, `reports:inbox.${key}`, { id: report.id, reason });
  return {
    to: config.company.supportEmail,
    replyTo: email,
    locale,
    subject: t("subject"),
    ...companyLetter(deps, {
      locale,
      heading: t("heading"),
      passages: [
        t("number"),
        ...(report.comment ? [t("comment"), { quote: report.comment }] : [t("noComment")]),
        t("next"),
        caseButton(deps, caseNumber),
        t("reply"),
      ],
    }),
  };
}

import type { ContentKind, NoticeReason } from "@aufwind/rules/content-notices";
import { DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import { companyMail, companyMailBody, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { caseButton } from "../cases/queries.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Reporter = { email: string; firstName?: string; locale: Locale };
type Notice = { id: string; kind: ContentKind; reason: NoticeReason; explanation: string };

/** Confirms a notice (Art. 16 (4) of the Digital Services Act). */
export function receiptMail(deps: Deps, { id, email, locale, firstName }: Reporter & Pick<Notice, "id">): OutgoingMail {
  const t = (key: "subject" | "heading" | "received" | "next" | "danger" | "number") =>
    deps.translator.t(locale, `content-notices:receipt.${key}`, { id });
  return companyMail(deps, {
    email,
    locale,
    ...(firstName && { firstName }),
    ...subjectAndHeading(t),
    passages: [t("received"), t("next"), t("danger"), t("number")],
  });
}

/** To support. The content itself is in no mail. */
export function inboxMail(
  deps: Deps,
  { email, caseNumber, ...notice }: Notice & { email: string | null; caseNumber: number },
): OutgoingMail {
  const { translator, config } = deps;
  const locale = DEFAULT_LOCALE;
  const reason = translator.t(locale, `content-notices:reasons.${notice.reason}`);
  const kind = translator.t(locale, `content-notices:kinds.${notice.kind}`);
  const t = (key: "subject" | "heading" | "number" | "explanation" | "next" | "reply" | "anonymous") =>
    translator.t(locale, `content-notices:inbox.${key}`, { id: notice.id, reason, kind });
  return {
    to: config.company.supportEmail,
    ...(email && { replyTo: email }),
    locale,
    subject: t("subject"),
    ...companyMailBody(deps, {
      locale,
      heading: t("heading"),
      passages: [
        t("number"),
        t("explanation"),
        { quote: notice.explanation },
        t("next"),
        caseButton(deps, caseNumber),
        t(email ? "reply" : "anonymous"),
      ],
    }),
  };
}

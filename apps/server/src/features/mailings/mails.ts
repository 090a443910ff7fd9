import type { Locale } from "@aufwind/rules/locale";
import { isOfService, partsOf } from "@aufwind/rules/mailings";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { unsubscribeLinks } from "../subscriptions/queries.ts";
import type { MailingRow } from "./store.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Reader = { email: string; locale: Locale; firstName: string | null; isTest?: boolean };

/** For previews and tests: nobody's. */
export const SAMPLE = { email: "lena@example.org", firstName: "Lena" };

/** A mailing as one reader gets it, in their language, with the way to leave the list. */
export function mailingMail(deps: Deps, mailing: MailingRow, reader: Reader): OutgoingMail {
  const { config, translator } = deps;
  const { email, locale, firstName, isTest = false } = reader;
  const subject = locale === "de" ? mailing.subject_de : mailing.subject_en;
  const said = partsOf(locale === "de" ? mailing.text_de : mailing.text_en).map((part) =>
    typeof part === "object" && "path" in part
      ? { label: part.label, url: `${config.http.publicUrl}${part.path}` }
      : part,
  );
  const t = (key: "test" | "service" | "leave" | "leaveButton") => translator.t(locale, `mailings:${key}`);
  const frame = { email, locale, heading: subject, subject: isTest ? `${t("test")}: ${subject}` : subject };
  if (isOfService(mailing.audience))
    return {
      ...companyMail(deps, { ...frame, ...(firstName && { firstName }), passages: [...said, t("service")] }),
      isBulk: !isTest,
    };
  const { url, headers } = unsubscribeLinks(deps, { list: listOf(mailing), email, locale });
  const passages = [...said, t("leave"), { label: t("leaveButton"), url }];
  return { ...companyMail(deps, { ...frame, passages }), headers, isBulk: !isTest };
}

function listOf({ audience }: MailingRow) {
  if (audience === "everybody") throw new Error("everybody is no list");
  return audience;
}

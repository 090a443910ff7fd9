import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Replaced = {
  side: "client" | "coach";
  email: string;
  firstName: string;
  locale: Locale;
  number: string;
  former: string;
};

/** To both sides of an invoice that was cancelled and issued anew. */
export function replacedMail(deps: Deps, { side, number, former, ...person }: Replaced): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "replaced" | "money" | "button") =>
    deps.translator.t(locale, `invoices:replaced.${key}`, { number, former });
  const page = side === "client" ? "clientInvoices" : "coachInvoices";
  const link = { label: t("button"), url: pageLink(deps.config, { page, locale }) };
  return companyMail(deps, { ...person, ...subjectAndHeading(t), passages: [t("replaced"), t("money"), link] });
}

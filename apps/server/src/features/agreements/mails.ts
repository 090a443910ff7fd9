import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type AgreementMail = { email: string; firstName: string; locale: Locale; agreementId: string };

/** The coach asks for an agreement; what it says is read here alone. */
export function agreementMail(deps: Deps, { email, firstName, locale, agreementId }: AgreementMail): OutgoingMail {
  const t = (key: TranslationKey) => deps.translator.t(locale, key);
  const url = pageLink(deps.config, { page: "clientAgreement", locale, token: agreementId });
  return companyMail(deps, {
    ...{ email, firstName, locale },
    subject: t("agreements:asked.subject"),
    heading: t("agreements:asked.heading"),
    passages: [
      t("agreements:asked.happened"),
      { label: t("agreements:asked.button"), url },
      t("agreements:asked.beside"),
    ],
  });
}

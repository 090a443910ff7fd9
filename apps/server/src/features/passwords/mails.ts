import type { Locale } from "@aufwind/rules/locale";
import { companyMail } from "../../platform/mail/company-letter.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Means = Pick<Platform, "translator" | "config">;
type Person = { email: string; firstName: string; locale: Locale };

export function resetMail(means: Means, { email, locale, token }: Person & { token: string }): OutgoingMail {
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "notYou") =>
    means.translator.t(locale, `passwords:reset.${key}`);
  return companyMail(means, {
    email,
    locale,
    subject: t("subject"),
    heading: t("heading"),
    passages: [
      t("asked"),
      { label: t("button"), url: pageLink(means.config, { page: "resetPassword", locale, token }) },
      t("validity"),
      t("notYou"),
    ],
  });
}

/** Says that the password was changed, in case somebody else did it. */
export function changedMail(means: Means, { email, firstName, locale, now }: Person & { now: Date }): OutgoingMail {
  const t = (key: "subject" | "heading" | "changed" | "signedOut" | "notYou" | "button") =>
    means.translator.t(locale, `passwords:changed.${key}`, { when: momentIn(locale, now) });
  return companyMail(means, {
    email,
    locale,
    subject: t("subject"),
    heading: t("heading"),
    firstName,
    passages: [
      t("changed"),
      t("signedOut"),
      t("notYou"),
      { label: t("button"), url: pageLink(means.config, { page: "forgotPassword", locale }) },
    ],
  });
}

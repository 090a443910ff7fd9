import type { Locale } from "@aufwind/rules/locale/locale";
import { companyMail } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";

type Means = Pick<Platform, "words" | "config">;
type Person = { email: string; firstName: string; locale: Locale };

/** The last mail: what is gone, and what the law keeps. */
export function farewellMail(means: Means, { email, firstName, locale }: Person): OutgoingMail {
  const t = (key: "subject" | "heading" | "done" | "kept" | "notYou" | "thanks") =>
    means.words.t(locale, `personal-data:farewell.${key}`, means.config.company);
  return companyMail(means, {
    email,
    locale,
    subject: t("subject"),
    heading: t("heading"),
    firstName,
    passages: [t("done"), t("kept"), t("notYou"), t("thanks")],
  });
}

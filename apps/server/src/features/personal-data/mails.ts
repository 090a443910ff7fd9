import type { OutstandingPayout } from "@aufwind/contract/statements";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Sentence =
  | "subject"
  | "heading"
  | "done"
  | "owed"
  | "owedUnconnected"
  | "kept"
  | "notYou"
  | "taxCopy"
  | "thanks"
  | "thanksLater";
type Person = {
  email: string;
  firstName: string;
  locale: Locale;
  outstanding: OutstandingPayout;
  /** Whether a tax report about the person is still to be made or corrected. */
  isReported: boolean;
};

/**
 * The last mail, or the last except those about money: what is deleted, what the law keeps, and what is still paid out.
 */
export function farewellMail(deps: Deps, { email, firstName, locale, outstanding, isReported }: Person): OutgoingMail {
  const { cents, payBy, isConnected } = outstanding;
  const isOwed = cents > 0;
  const params = {
    ...deps.config.company,
    money: moneyIn(locale, cents),
    payBy: payBy ? fullDayIn({ locale }, new Date(`${payBy}T12:00Z`)) : "",
  };
  const t = (key: Sentence) => deps.translator.t(locale, `personal-data:farewell.${key}`, params);
  const passages = [
    t("done"),
    ...(isOwed ? [t(isConnected ? "owed" : "owedUnconnected")] : []),
    ...(isReported ? [t("taxCopy")] : []),
    t("kept"),
    t("notYou"),
    t(isOwed || isReported ? "thanksLater" : "thanks"),
  ];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

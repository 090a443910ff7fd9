import { asLocale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Change = "totpAdded" | "totpRemoved" | "passkeyAdded" | "passkeyRemoved" | "codesRenewed";
type Addressee = { email: string | null; first_name: string; locale: string };
type Notice = {
  user: Addressee;
  change: Change;
  /** Its name, if it is about one. */
  passkey?: string;
  now: Date;
};

/** Says what was changed about the log-in, in case somebody else did it. */
export function changeMail(deps: Deps, { user, change, passkey, now }: Notice): OutgoingMail {
  const locale = asLocale(user.locale);
  const t = (key: "subject" | "heading" | `what.${Change}` | "you" | "notYou" | "button" | "resetButton") =>
    deps.translator.t(locale, `second-factors:changed.${key}`, { when: momentIn(locale, now), passkey });
  return companyMail(deps, {
    email: user.email ?? "",
    locale,
    ...subjectAndHeading(t),
    firstName: user.first_name,
    passages: [
      t(`what.${change}`),
      t("you"),
      { label: t("button"), url: pageLink(deps.config, { page: "accountSecurity", locale }) },
      t("notYou"),
      { label: t("resetButton"), url: pageLink(deps.config, { page: "forgotPassword", locale }) },
    ],
  });
}

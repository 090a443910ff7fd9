import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Facts = {
  email: string;
  firstName: string;
  locale: Locale;
  names: readonly string[];
  more: number;
  token: string;
};

/** New coaches who fit; without what was searched for, since mails are read over shoulders. */
export function newCoachesMail(deps: Deps, { email, firstName, locale, names, more, token }: Facts): OutgoingMail {
  const { config, translator } = deps;
  const t = (key: "subject" | "heading" | "happened" | "more" | "button" | "leave" | "leaveButton") =>
    translator.t(locale, `saved-searches:${key}`, { more });
  const leave = pageLink(config, { page: "endSearchMails", locale, token });
  const mail = companyMail(deps, {
    email,
    firstName,
    locale,
    ...subjectAndHeading(t),
    passages: [
      t("happened"),
      { quote: names.join("\n") },
      ...(more > 0 ? [t("more")] : []),
      { label: t("button"), url: pageLink(config, { page: "savedSearches", locale }) },
      t("leave"),
      { label: t("leaveButton"), url: leave },
    ],
  });
  return {
    ...mail,
    headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

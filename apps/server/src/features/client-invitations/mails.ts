import type { Locale } from "@aufwind/rules/locale";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Facts = {
  email: string;
  /** Empty if the coach named none. */
  firstName: string;
  locale: Locale;
  coach: string;
  /** The coach's own; empty for the usual ones. */
  words: string;
  token: string;
  stopKey: string;
  isReminder: boolean;
};

type Key = "subject" | "heading" | "words" | "known" | "button" | "what" | "stop" | "stopButton";

/** A coach invites somebody whom they know: in the coach's words, with a link of their own and one that ends this. */
export function invitationMail(deps: Deps, facts: Facts): OutgoingMail {
  const { email, firstName, locale, coach, words, token, stopKey, isReminder } = facts;
  const t = (key: Key) => deps.translator.t(locale, `client-invitations:${key}`, { coach });
  const again = (key: "subject" | "known") =>
    isReminder ? deps.translator.t(locale, `client-invitations:reminder.${key}`, { coach }) : t(key);
  const stop = pageLink(deps.config, { page: "noInvitations", locale, token: stopKey });
  const mail = companyMail(deps, {
    email,
    ...(firstName && { firstName }),
    locale,
    subject: again("subject"),
    heading: t("heading"),
    passages: [
      again("known"),
      { quote: words || t("words") },
      { label: t("button"), url: pageLink(deps.config, { page: "invitation", locale, token }) },
      t("what"),
      t("stop"),
      { label: t("stopButton"), url: stop },
    ],
  });
  const headers = { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  // The coach sees which addresses fail: nobody of the team has to.
  return { ...mail, headers, isBulk: true };
}

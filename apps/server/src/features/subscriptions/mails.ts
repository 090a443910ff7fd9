import type { List } from "@aufwind/contract/subscriptions";
import type { Locale } from "@aufwind/rules/locale";
import { companyLetter } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Means = Pick<Platform, "translator" | "config">;
type Member = { list: List; email: string; locale: Locale; leaveToken: string };

export function confirmMail(
  means: Means,
  { confirmToken, ...member }: Member & { confirmToken: string },
): OutgoingMail {
  const { list, email, locale } = member;
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "notYou") =>
    means.translator.t(locale, `subscriptions:confirm.${key}`, {
      list: means.translator.t(locale, `subscriptions:lists.${list}`),
    });
  return {
    to: email,
    locale,
    subject: t("subject"),
    headers: listHeaders(means, member),
    ...companyLetter(means, {
      locale,
      heading: t("heading"),
      passages: [
        t("asked"),
        { label: t("button"), url: pageLink(means.config, { page: "confirm", locale, token: confirmToken }) },
        t("validity"),
        t("notYou"),
      ],
    }),
  };
}

export function welcomeMail(means: Means, member: Member): OutgoingMail {
  const { list, email, locale, leaveToken } = member;
  const t = (key: "subject" | "heading" | "joined" | `next.${List}` | "leave" | "leaveButton") =>
    means.translator.t(locale, `subscriptions:welcome.${key}`, {
      list: means.translator.t(locale, `subscriptions:lists.${list}`),
    });
  return {
    to: email,
    locale,
    subject: t("subject"),
    headers: listHeaders(means, member),
    ...companyLetter(means, {
      locale,
      heading: t("heading"),
      passages: [
        t("joined"),
        t(`next.${list}`),
        t("leave"),
        { label: t("leaveButton"), url: pageLink(means.config, { page: "unsubscribe", locale, token: leaveToken }) },
      ],
    }),
  };
}

/** Lets mail programs offer "unsubscribe" themselves (RFC 2369, RFC 8058). */
const listHeaders = (means: Means, { locale, leaveToken }: Member) => ({
  "List-Unsubscribe": `<${pageLink(means.config, { page: "unsubscribe", locale, token: leaveToken })}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

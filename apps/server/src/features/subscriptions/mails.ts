import type { List } from "@aufwind/contract/subscriptions";
import type { Locale } from "@aufwind/rules/locale/locale";
import { companyLetter } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";

type Means = Pick<Platform, "words" | "config">;
type Member = { list: List; email: string; locale: Locale; leaveToken: string };

/** Where the links of these mails lead; the web has pages at these addresses. */
const PATHS = {
  confirm: { en: "confirm", de: "bestaetigen" },
  leave: { en: "unsubscribe", de: "abmelden" },
} as const;

type Link = { page: keyof typeof PATHS; locale: Locale; token: string };
const linkTo = ({ config }: Means, { page, locale, token }: Link) =>
  `${config.http.publicUrl}/${locale}/${PATHS[page][locale]}/${token}`;

export function confirmMail(
  means: Means,
  { confirmToken, ...member }: Member & { confirmToken: string },
): OutgoingMail {
  const { list, email, locale } = member;
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "notYou") =>
    means.words.t(locale, `subscriptions:confirm.${key}`, {
      list: means.words.t(locale, `subscriptions:lists.${list}`),
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
        { label: t("button"), url: linkTo(means, { page: "confirm", locale, token: confirmToken }) },
        t("validity"),
        t("notYou"),
      ],
    }),
  };
}

export function welcomeMail(means: Means, member: Member): OutgoingMail {
  const { list, email, locale, leaveToken } = member;
  const t = (key: "subject" | "heading" | "joined" | `next.${List}` | "leave" | "leaveButton") =>
    means.words.t(locale, `subscriptions:welcome.${key}`, {
      list: means.words.t(locale, `subscriptions:lists.${list}`),
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
        { label: t("leaveButton"), url: linkTo(means, { page: "leave", locale, token: leaveToken }) },
      ],
    }),
  };
}

/** Lets mail programs offer "unsubscribe" themselves (RFC 2369, RFC 8058). */
const listHeaders = (means: Means, { locale, leaveToken }: Member) => ({
  "List-Unsubscribe": `<${linkTo(means, { page: "leave", locale, token: leaveToken })}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

import type { List } from "@aufwind/contract/subscriptions";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { unsubscribeLinks } from "./queries.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Member = { list: List; email: string; locale: Locale };

export function confirmMail(deps: Deps, { confirmToken, ...member }: Member & { confirmToken: string }): OutgoingMail {
  const { list, email, locale } = member;
  const t = (key: "subject" | "heading" | "asked" | "button" | "validity" | "notYou") =>
    deps.translator.t(locale, `subscriptions:confirm.${key}`, {
      list: deps.translator.t(locale, `subscriptions:lists.${list}`),
    });
  const url = pageLink(deps.config, { page: "confirm", locale, token: confirmToken });
  const passages = [t("asked"), { label: t("button"), url }, t("validity"), t("notYou")];
  return {
    ...companyMail(deps, { email, locale, ...subjectAndHeading(t), passages }),
    headers: unsubscribeLinks(deps, member).headers,
  };
}

export function welcomeMail(deps: Deps, member: Member): OutgoingMail {
  const { list, email, locale } = member;
  const t = (key: "subject" | "heading" | "joined" | `next.${List}` | "leave" | "leaveButton") =>
    deps.translator.t(locale, `subscriptions:welcome.${key}`, {
      list: deps.translator.t(locale, `subscriptions:lists.${list}`),
    });
  const { url, headers } = unsubscribeLinks(deps, member);
  const passages = [t("joined"), t(`next.${list}`), t("leave"), { label: t("leaveButton"), url }];
  return {
    ...companyMail(deps, { email, locale, ...subjectAndHeading(t), passages }),
    headers,
  };
}

import type { Locale } from "@aufwind/rules/locale";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type UnreadMailParams = { email: string; firstName: string; locale: Locale; count: number };

/** Says that messages wait, and nothing about whom or what: others may see the screen. */
export function unreadMail(deps: Deps, { count, ...reader }: UnreadMailParams): OutgoingMail {
  const { locale } = reader;
  const t = (key: "one" | "many" | "waits" | "button" | "off") =>
    deps.translator.t(locale, `conversations:unread.${key}`, { count });
  const heading = t(count === 1 ? "one" : "many");
  return companyMail(deps, {
    ...reader,
    subject: heading,
    heading,
    passages: [t("waits"), { label: t("button"), url: pageLink(deps.config, { page: "messages", locale }) }, t("off")],
  });
}

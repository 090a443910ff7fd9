import { createHmac } from "node:crypto";
import type { List } from "@aufwind/contract/subscriptions";
import type { Locale } from "@aufwind/rules/locale";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "config">;
type Listed = { list: List; email: string };

/** The same for every mail of a subscription, so that the oldest link still works; it cannot be guessed. */
export const leaveTokenOf = ({ config }: Deps, { list, email }: Listed) =>
  createHmac("sha256", config.secret).update(`leave ${list} ${email.toLowerCase()}`).digest("base64url");

/** The page that ends a subscription, and what lets mail programs offer it themselves (RFC 2369, RFC 8058). */
export function unsubscribeLinks(deps: Deps, { locale, ...listed }: Listed & { locale: Locale }) {
  const url = pageLink(deps.config, { page: "unsubscribe", locale, token: leaveTokenOf(deps, listed) });
  return {
    url,
    headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

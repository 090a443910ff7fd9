import type { Locale } from "@aufwind/rules/locale";
import { pathTo } from "../../platform/pages/pages.ts";

/** The same link in the recipient's language. */
export const linkIn = (locale: Locale, { url, code }: { url: string; code: string }): string =>
  new URL(pathTo("friendInvitation", locale, { code }), url).href;

/** A mail without a recipient. */
export const mailWith = ({ subject, text }: { subject: string; text: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;

import type { Locale } from "@aufwind/rules/locale";
import { pathTo } from "../../platform/pages/pages.ts";

/** The same invitation in the recipient's language; its token is the last part of the address. */
export function inLanguage(url: string, locale: Locale): string {
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  return new URL(pathTo("invitation", locale, { token }), url).href;
}

import { isLocale, type Locale, preferredLocale } from "@aufwind/rules/locale";
import { cookieOf } from "../http/cookies.ts";

/** The language of an address without one: the cookie's, else the browser's, else German. */
export function chosenLocale({ headers }: Request): Locale {
  const chosen = cookieOf(headers.get("cookie"), "language");
  return isLocale(chosen) ? chosen : preferredLocale(headers.get("accept-language") ?? undefined, undefined);
}

/** The redirect differs by visitor: nobody keeps it. */
export const BY_LANGUAGE = { vary: "Cookie, Accept-Language", "cache-control": "no-store" };

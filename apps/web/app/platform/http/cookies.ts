import type { Locale } from "@aufwind/rules/locale";

/** How long a choice is remembered: 525600 minutes. */
export const YEAR_SECONDS = 525_600 * 60;

/** The chosen language. */
export const languageCookie = (locale: Locale) => `language=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;

const SIDEBAR = "sidebar";
const FOLDED = "folded";

/** Whether the menu of one's area shows icons alone. */
export const sidebarCookie = (isFolded: boolean) =>
  `${SIDEBAR}=${isFolded ? FOLDED : ""}; Max-Age=${isFolded ? YEAR_SECONDS : 0}; Path=/; SameSite=Lax`;
export const isSidebarFolded = (header: string | null): boolean => cookieOf(header, SIDEBAR) === FOLDED;

const SHORTCUTS = "shortcuts";
const OFF = "off";

/** Whether single keys do something; on unless somebody switched them off in this browser. */
export const shortcutsCookie = (isOn: boolean) =>
  `${SHORTCUTS}=${isOn ? "" : OFF}; Max-Age=${isOn ? 0 : YEAR_SECONDS}; Path=/; SameSite=Lax`;
export const areShortcutsOn = (header: string | null): boolean => cookieOf(header, SHORTCUTS) !== OFF;

/** The coach whom a visitor wanted to bookmark before logging in. */
export const WANTED_BOOKMARK = "wanted-bookmark";
/** The page to return to after registering. */
export const WANTED_PAGE = "wanted-page";

/** The friend's code that somebody opened before registering. */
export const INVITED_BY = "invited-by";

/** The coach's invitation that somebody opened before logging in. */
export const INVITED_TO = "invited-to";

/** The value of one cookie of a `Cookie` header. */
export function cookieOf(header: string | null, name: string): string | undefined {
  const found = header?.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

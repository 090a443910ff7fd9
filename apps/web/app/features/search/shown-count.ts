import type { Locale } from "@aufwind/rules/locale/locale";
import { formatNumber } from "../../platform/format.ts";
import type { Translate } from "../../platform/rooms.ts";

/** How a count is told: small ones as they are, which most of a page's hundred are. */
export type Telling = { isExact: boolean; locale: Locale; t: Translate<"search"> };

/** "1.200", or "ca. 1.200" where it is an estimate. */
export function shownCount(count: number, { isExact, locale, t }: Telling): string {
  const shown = count < 1000 ? String(count) : formatNumber(locale, count);
  return isExact || count === 0 ? shown : t("about", { count: shown });
}

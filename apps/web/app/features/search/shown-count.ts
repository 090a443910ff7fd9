import type { Locale } from "@aufwind/rules/locale";
import { formatNumber } from "../../platform/i18n/format.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";

/** Formats a count: small ones as they are, which most of a page's hundred are. */
export type Telling = { isExact: boolean; locale: Locale; t: Translate<"search"> };

/** "1.200", or "ca. 1.200" for an estimate. */
export function shownCount(count: number, telling: Telling): string {
  if (telling.isExact || count === 0) return numeral(count, telling.locale);
  return estimate(count, telling);
}

const numeral = (count: number, locale: Locale) => (count < 1000 ? String(count) : formatNumber(locale, count));

/** Estimates are round numbers, so their texts are cached. */
const worded = new WeakMap<Telling["t"], Map<number, string>>();

function estimate(count: number, { locale, t }: Telling): string {
  const known = worded.get(t) ?? new Map<number, string>();
  worded.set(t, known);
  const shown = known.get(count) ?? t("about", { count: numeral(count, locale) });
  known.set(count, shown);
  return shown;
}

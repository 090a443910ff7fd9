import type { Locale } from "@aufwind/rules/locale";
import { formatRelative } from "../platform/i18n/time-spans.ts";

/** "seit 57 Tagen", "for 57 days": how long a deadline has been over. */
export function formatOverdue(locale: Locale, { at, now }: { at: number; now: number }): string {
  const past = formatRelative(locale, { at: Math.min(at, now - 1), now });
  return locale === "de" ? past.replace(/^vor(?=\s)/, "seit") : `for ${past.replace(/ ago$/, "")}`;
}

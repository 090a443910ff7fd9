import type { Locale } from "@aufwind/rules/locale";
import { MINUTE } from "@aufwind/rules/time/durations";

const TAGS = { de: "de-DE", en: "en-GB" } as const;
const STEPS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** "in 3 Tagen", "in 2 Stunden", "in 10 Minuten": rounded down, at least one. */
export function untilThen(at: number, { now, locale }: { now: number; locale: Locale }): string {
  const left = Math.max(at - now, MINUTE);
  const [unit, length] = STEPS.find(([, length]) => left >= length) ?? ["minute", MINUTE];
  return new Intl.RelativeTimeFormat(TAGS[locale]).format(Math.floor(left / length), unit);
}

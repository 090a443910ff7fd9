import type { Locale } from "@aufwind/rules/locale";

const STEPS = [
  { unit: "minute", seconds: 60, until: 3600 },
  { unit: "hour", seconds: 3600, until: 86_400 },
  { unit: "day", seconds: 86_400, until: 7 * 86_400 },
  { unit: "week", seconds: 7 * 86_400, until: Number.POSITIVE_INFINITY },
] as const;

/** "vor 5 Minuten", "gestern"; a moment ago is "jetzt". */
export function ago(at: string, { now, locale }: { now: number; locale: Locale }): string {
  const passed = Math.max(0, (now - Date.parse(at)) / 1000);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (passed < 60) return words.format(0, "second");
  const { unit, seconds } = STEPS.find(({ until }) => passed < until) ?? STEPS[3];
  return words.format(-Math.floor(passed / seconds), unit);
}

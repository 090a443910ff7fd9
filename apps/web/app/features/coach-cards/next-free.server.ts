import type { Locale } from "@aufwind/rules/locale/locale";

const ZONE = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;
const CLOCK = { hour: "2-digit", minute: "2-digit", timeZone: ZONE } as const;
const DAY = { weekday: "short", day: "numeric", month: "short" } as const;

const formatters = (options: Intl.DateTimeFormatOptions) => ({
  de: new Intl.DateTimeFormat(TAGS.de, options),
  en: new Intl.DateTimeFormat(TAGS.en, options),
});
const clocks = formatters(CLOCK);
const moments = formatters({ ...DAY, ...CLOCK });

/** When a coach is free, in Berlin time: `time` is "14:30" today and tomorrow, else "Di., 17. Nov., 09:00". */
export type NextFree = { day: "today" | "tomorrow" | "later"; time: string; at: string };

const berlinDay = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ZONE).toPlainDate();

export function toNextFree(at: string, { locale, now }: { locale: Locale; now: Date }): NextFree {
  const ms = Date.parse(at);
  const { days } = berlinDay(now.getTime()).until(berlinDay(ms));
  const day = days <= 0 ? "today" : days === 1 ? "tomorrow" : "later";
  return { day, time: (day === "later" ? moments : clocks)[locale].format(ms), at };
}

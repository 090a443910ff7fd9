import type { Locale } from "@aufwind/rules/locale";

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

/** A coach's next free time in Berlin: `time` is "14:30" today and tomorrow, else "Di., 17. Nov., 09:00". */
export type NextFree = { day: "today" | "tomorrow" | "later"; time: string; at: string };

/** The start of a day in Berlin, and of the next two. */
type Midnights = { today: number; tomorrow: number; later: number };

function midnightsAround(now: number): Midnights {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE).startOfDay();
  const [tomorrow, later] = [today.add({ days: 1 }), today.add({ days: 2 })];
  return {
    today: today.epochMilliseconds,
    tomorrow: tomorrow.epochMilliseconds,
    later: later.epochMilliseconds,
  };
}

let known: Midnights = { today: 0, tomorrow: 0, later: 0 };

export function toNextFree(at: string, { locale, now }: { locale: Locale; now: Date }): NextFree {
  const ms = Date.parse(at);
  // Cached per day: for every card it took a twentieth of the page.
  if (now.getTime() < known.today || now.getTime() >= known.tomorrow) known = midnightsAround(now.getTime());
  const day = ms < known.tomorrow ? "today" : ms < known.later ? "tomorrow" : "later";
  return { day, time: (day === "later" ? moments : clocks)[locale].format(ms), at };
}

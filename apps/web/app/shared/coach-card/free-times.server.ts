import type { Locale } from "@aufwind/rules/locale";
import { pickedQuery } from "../slot-picker/picked.ts";

const ZONE = "Europe/Berlin";
const TAGS = { de: "de-DE", en: "en-GB" } as const;

const formatters = (options: Intl.DateTimeFormatOptions) => ({
  de: new Intl.DateTimeFormat(TAGS.de, { ...options, timeZone: ZONE }),
  en: new Intl.DateTimeFormat(TAGS.en, { ...options, timeZone: ZONE }),
});
const clocks = formatters({ hour: "2-digit", minute: "2-digit" });
const dates = formatters({ weekday: "short", day: "numeric", month: "short" });

/** A free start in Berlin, with the address that has it chosen; `date` is "Di., 17. Nov.", for later days alone. */
export type FreeTime = { at: string; day: "today" | "tomorrow" | "later"; date: string; time: string; path: string };

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

type ToFreeTimeParams = {
  locale: Locale;
  now: Date;
  /** The coach's page. */
  page: string;
};

export function toFreeTime(at: string, { locale, now, page }: ToFreeTimeParams): FreeTime {
  const ms = Date.parse(at);
  // Cached per day: for every card it took a twentieth of the page.
  if (now.getTime() < known.today || now.getTime() >= known.tomorrow) known = midnightsAround(now.getTime());
  const day = ms < known.tomorrow ? "today" : ms < known.later ? "tomorrow" : "later";
  return {
    ...{ at, day },
    date: day === "later" ? dates[locale].format(ms) : "",
    time: clocks[locale].format(ms),
    // Only a discovery is known to fit; the panel says so where this reader books another kind.
    path: `${page}?${pickedQuery({ type: "discovery", start: at, via: "search" })}#booking`,
  };
}

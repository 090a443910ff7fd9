import type { Locale } from "@aufwind/rules/locale";
import { zoneToday } from "@aufwind/rules/time/zone-names";

const LANGUAGE = { en: "en-GB", de: "de-DE" } as const;
const BERLIN = "Europe/Berlin";

const FORMATS = {
  moment: {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
  day: { weekday: "long", day: "numeric", month: "long" },
  fullDay: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  date: { day: "numeric", month: "long" },
  briefDay: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  clock: { hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating a formatter costs far more than using it, and a calendar has hundreds of times. */
const known = new Map<string, Intl.DateTimeFormat>();

type Place = { locale: Locale; zone?: string };

function format(kind: keyof typeof FORMATS, { locale, zone = BERLIN }: Place): Intl.DateTimeFormat {
  const key = `${kind} ${locale} ${zone}`;
  const found = known.get(key) ?? new Intl.DateTimeFormat(LANGUAGE[locale], { ...FORMATS[kind], timeZone: zone });
  known.set(key, found);
  return found;
}

/** "16 November 2026 at 10:00 CET": Berlin time, named as such, since mails are read elsewhere, too. */
export const momentIn = (locale: Locale, instant: Date): string => format("moment", { locale }).format(instant);

/** "Dienstag, 17. November" */
export const dayIn = (place: Place, instant: Date): string => format("day", place).format(instant);

/** "Dienstag, 17. November 2026" */
export const fullDayIn = (place: Place, instant: Date): string => format("fullDay", place).format(instant);

/** "17. November" */
export const dateIn = (place: Place, instant: Date): string => format("date", place).format(instant);

/** "Di., 17. Nov." */
export const briefDayIn = (place: Place, instant: Date): string => format("briefDay", place).format(instant);

/** "November 2026" of 2026-11. */
export const monthIn = (locale: Locale, month: string): string =>
  format("month", { locale, zone: "UTC" }).format(new Date(`${month}-01T00:00Z`));

/** "14:00" */
export const clockIn = (place: Place, instant: Date): string => format("clock", place).format(instant);

/** "Kathmandu" of Asia/Kathmandu, whatever the runtime calls it. */
export const placeOf = (zone: string): string => (zoneToday(zone).split("/").at(-1) ?? zone).replaceAll("_", " ");

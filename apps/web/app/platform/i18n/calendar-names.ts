import type { Locale } from "@aufwind/rules/locale";

type Names = { weekdays: readonly string[]; months: readonly string[] };

/** As `Intl` has them inside a date; written here because its versions differ ("Sep", "Sept"), in browsers as on servers. */
const NAMES: Record<Locale, { short: Names; long: Names }> = {
  de: {
    short: {
      weekdays: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."],
      months: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
    },
    long: {
      weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
    },
  },
  en: {
    short: {
      weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
    },
    long: {
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      months: "January February March April May June July August September October November December".split(" "),
    },
  },
};

type Length = { locale: Locale; long?: boolean };

/** "Di." or "Dienstag"; Monday is 1. */
export const weekdayName = (weekday: number, { locale, long = false }: Length): string =>
  NAMES[locale][long ? "long" : "short"].weekdays[weekday - 1] ?? "";

/** "Nov." or "November"; January is 1. */
export const monthName = (month: number, { locale, long = false }: Length): string =>
  NAMES[locale][long ? "long" : "short"].months[month - 1] ?? "";

import type { Locale } from "@aufwind/rules/locale/locale";

const TAGS = { de: "de-DE", en: "en-GB" } as const;

/** A day as a small leaf of a calendar shows it. The date is a day of Berlin already: no zone may move it. */
export function toLeaf({ date, slots }: { date: string; slots: number }, locale: Locale) {
  const day = new Date(`${date}T00:00:00Z`);
  const shown = (part: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(TAGS[locale], { ...part, timeZone: "UTC" }).replace(/\.$/, "");
  return {
    date,
    slots,
    weekday: shown({ weekday: "short" }),
    day: shown({ day: "numeric" }),
    month: shown({ month: "short" }),
  };
}

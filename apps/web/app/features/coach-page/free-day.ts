import type { Locale } from "@aufwind/rules/locale/locale";

/** Making a formatter costs far more than using it: a page has eight days of three parts. */
const formatters = (tag: string) => {
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return { weekday: part({ weekday: "short" }), day: part({ day: "numeric" }), month: part({ month: "short" }) };
};
const FORMATTERS = { de: formatters("de-DE"), en: formatters("en-GB") };

/** A day as a small leaf of a calendar shows it. The date is a day of Berlin already: no zone may move it. */
export function toLeaf({ date, slots }: { date: string; slots: number }, locale: Locale) {
  const start = new Date(`${date}T00:00:00Z`);
  const shown = (part: keyof (typeof FORMATTERS)[Locale]) => FORMATTERS[locale][part].format(start).replace(/\.$/, "");
  return { date, slots, weekday: shown("weekday"), day: shown("day"), month: shown("month") };
}

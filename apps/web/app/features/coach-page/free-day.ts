import type { Locale } from "@aufwind/rules/locale";

/** Making a formatter costs far more than using it: a page has eight days of three parts. */
const formatters = (tag: string) => {
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return { weekday: part({ weekday: "short" }), day: part({ day: "numeric" }), month: part({ month: "short" }) };
};
const FORMATTERS = { de: formatters("de-DE"), en: formatters("en-GB") };

type Leaf = { weekday: string; day: string; month: string };
const known = new Map<string, Leaf>();
/** All coaches are free on the same few days; a long-lived server lets go of those that are over. */
const MOST_KNOWN = 200;

/** A day as a small leaf of a calendar shows it. The date is a day of Berlin already: no zone may move it. */
export function toLeaf({ date, slots }: { date: string; slots: number }, locale: Locale) {
  const key = `${locale} ${date}`;
  const leaf = known.get(key) ?? leafOf(date, locale);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, leaf);
  return { date, slots, ...leaf };
}

function leafOf(date: string, locale: Locale): Leaf {
  const start = new Date(`${date}T00:00:00Z`);
  const shown = (part: keyof Leaf) => FORMATTERS[locale][part].format(start).replace(/\.$/, "");
  return { weekday: shown("weekday"), day: shown("day"), month: shown("month") };
}

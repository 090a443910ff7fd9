import type { Locale } from "@aufwind/rules/locale";

const TAGS = { de: "de-DE", en: "en-GB" } as const;
const ZONE = "Europe/Berlin";

/** Creating a formatter costs far more than using it. */
function cached<T>(make: (locale: Locale) => T) {
  const known = new Map<Locale, T>();
  return (locale: Locale): T => {
    const found = known.get(locale) ?? make(locale);
    known.set(locale, found);
    return found;
  };
}

const dates = cached((locale) => new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "long", timeZone: ZONE }));
const moments = cached(
  (locale) =>
    new Intl.DateTimeFormat(TAGS[locale], {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: ZONE,
    }),
);
const wholeEuros = cached(
  (locale) => new Intl.NumberFormat(TAGS[locale], { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
);
const euros = cached((locale) => new Intl.NumberFormat(TAGS[locale], { style: "currency", currency: "EUR" }));
const scores = cached(
  (locale) => new Intl.NumberFormat(TAGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const numbers = cached((locale) => new Intl.NumberFormat(TAGS[locale]));

const toDate = (when: Date | string) => (typeof when === "string" ? new Date(when) : when);

/** A day stays on the line of its weekday, its month and its year. */
const unbroken = (date: string) =>
  date.replace(/^\p{L}+\.?,? (?=\d)|(?<=\d\.?) (?=\p{L})| (?=\d{4}$)/gu, (gap) => gap.replace(" ", "\u00a0"));

/** "17. November 2026" */
export const formatDate = (locale: Locale, when: Date | string) => unbroken(dates(locale).format(toDate(when)));

/** "Di., 17. Nov., 14:00 Uhr", in Berlin time. */
export function formatMoment(locale: Locale, when: Date | string): string {
  const shown = unbroken(moments(locale).format(toDate(when)));
  return locale === "de" ? `${shown}\u00a0Uhr` : shown;
}

/** "95 €" or "95,50 €" */
export function formatMoney(locale: Locale, cents: number): string {
  return (cents % 100 === 0 ? wholeEuros : euros)(locale).format(cents / 100);
}

/** "95,00 €" and "−29,00 €": always with cents, for columns of amounts. */
export const formatAmount = (locale: Locale, cents: number): string =>
  euros(locale)
    .format(cents / 100)
    .replace("-", "−");

/** "4,9", and "5,0" like every other mean. */
export const formatScore = (locale: Locale, score: number) => scores(locale).format(score);

export const formatNumber = (locale: Locale, value: number) => numbers(locale).format(value);

const percents = cached(
  (locale) => new Intl.NumberFormat(TAGS[locale], { style: "percent", maximumFractionDigits: 1 }),
);

/** "85 %", "4,5 %" */
export const formatPercent = (locale: Locale, share: number) => percents(locale).format(share);

const waits = cached((locale) => ({
  second: new Intl.NumberFormat(TAGS[locale], { style: "unit", unit: "second", unitDisplay: "long" }),
  minute: new Intl.NumberFormat(TAGS[locale], { style: "unit", unit: "minute", unitDisplay: "long" }),
}));

/** "vor 4 Std." stays on one line. */
const joined = (span: string) => span.replace(/(?<=\d) | (?=\d)/g, "\u00a0");

/** "43 Sekunden", "15 Minuten": how long to wait, rounded up. */
export function formatWait(locale: Locale, seconds: number): string {
  const { second, minute } = waits(locale);
  return joined(seconds < 100 ? second.format(Math.ceil(seconds)) : minute.format(Math.ceil(seconds / 60)));
}

const UNITS = [
  ["day", 86_400_000, "long"],
  ["hour", 3_600_000, "short"],
  ["minute", 60_000, "short"],
] as const;
type Unit = (typeof UNITS)[number][0];

const inUnits = cached(
  (locale) =>
    new Map<Unit, Intl.NumberFormat>(
      UNITS.map(([unit, , unitDisplay]) => [
        unit,
        // English abbreviates hours as nobody says them.
        new Intl.NumberFormat(TAGS[locale], {
          style: "unit",
          unit,
          unitDisplay: locale === "de" ? unitDisplay : "long",
        }),
      ]),
    ),
);
const relative = cached(
  (locale) => new Intl.RelativeTimeFormat(TAGS[locale], { style: locale === "de" ? "short" : "long" }),
);

/** The largest unit of a duration and how many of it: rounded down, at least one minute. */
function inLargestUnit(milliseconds: number) {
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= each) ?? UNITS[2];
  return { unit, count: Math.max(1, Math.floor(milliseconds / length)) };
}

/** "2 Tage", "3 Std.", "20 Min.": a duration in one unit. */
export function formatSpan(locale: Locale, milliseconds: number): string {
  // "31 Std." is more exact than "1 Tag".
  const isHours = milliseconds >= 3_600_000 && milliseconds < 2 * 86_400_000;
  const { unit, count } = isHours
    ? ({ unit: "hour", count: Math.floor(milliseconds / 3_600_000) } as const)
    : inLargestUnit(milliseconds);
  return joined(inUnits(locale).get(unit)?.format(count) ?? "");
}

/** "vor 20 Min.", "in 3 Std.": a moment seen from now, in one unit. */
export function formatRelative(locale: Locale, { at, now }: { at: number; now: number }): string {
  const { unit, count } = inLargestUnit(Math.abs(at - now));
  return joined(relative(locale).format(at < now ? -count : count, unit));
}

const sizes = cached((locale) => new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 1 }));
const KB = 1024;
const MB = KB * KB;

/** "1,2 MB" or "48 kB"; never 0. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const [unit, size] =
    bytes >= MB ? (["MB", bytes / MB] as const) : (["kB", Math.max(1, Math.round(bytes / KB))] as const);
  return `${sizes(locale).format(size)}\u00a0${unit}`;
}

/** "•••• 4242": a card's number, on one line. */
export const formatLastFour = (lastFour: string): string => `••••\u00a0${lastFour}`;

// British English has no comma before the "and".
const lists = cached((locale) => new Intl.ListFormat(TAGS[locale]));
const QUOTES = { de: ["„", "“"], en: ["“", "”"] } as const;

/** "Deutsch, Englisch und Türkisch" */
export const listOf = (names: readonly string[], locale: Locale): string => lists(locale).format(names);

/** Some topics contain an "and": then quotation marks are needed in a list. */
export function topicList(names: readonly string[], locale: Locale): string {
  const [open, close] = QUOTES[locale];
  const isPlain = names.length === 1 || names.every((name) => !name.includes(" "));
  return listOf(isPlain ? names : names.map((name) => `${open}${name}${close}`), locale);
}

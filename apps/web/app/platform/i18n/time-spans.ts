import type { Locale } from "@aufwind/rules/locale";

const TAGS = { de: "de-DE", en: "en-GB" } as const;

/** Creating a formatter costs far more than using it. */
function cached<T>(make: (locale: Locale) => T) {
  const known = new Map<Locale, T>();
  return (locale: Locale): T => {
    const found = known.get(locale) ?? make(locale);
    known.set(locale, found);
    return found;
  };
}

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

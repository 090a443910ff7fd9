import type { Locale } from "@aufwind/rules/locale";

const [DAY, HOUR] = [24 * 60, 60];
const MINUTES = { day: DAY, hour: HOUR, minute: 1 };
type Unit = keyof typeof MINUTES;

const formats = new Map<string, Intl.NumberFormat>();
function inUnit(locale: Locale, unit: Unit) {
  const key = `${locale} ${unit}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  formats.set(key, known);
  return known;
}

/** "31 Stunden, 30 Minuten" */
export function formatSpan(locale: Locale, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  const parts = [
    hours > 0 || rest === 0 ? inUnit(locale, "hour").format(hours) : "",
    rest > 0 ? inUnit(locale, "minute").format(rest) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** "2 Tage", "24 Stunden", "90 Minuten": a setting in its largest whole unit; a single day in hours. */
export function formatSetting(locale: Locale, minutes: number): string {
  const unit = minutes % DAY === 0 && minutes > DAY ? "day" : minutes % HOUR === 0 && minutes > 0 ? "hour" : "minute";
  return inUnit(locale, unit).format(minutes / MINUTES[unit]);
}

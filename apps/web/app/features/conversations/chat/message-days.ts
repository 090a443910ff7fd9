import { DAY } from "@aufwind/rules/time/durations";
import { berlinDay } from "../../../platform/i18n/dates.ts";

/** Items grouped by day in Berlin. */
export function groupByDay<T extends { at: string }>(entries: readonly T[]): { day: string; entries: T[] }[] {
  const days: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = berlinDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Whether a date is today's or yesterday's in Berlin. */
export function recentDayName(day: string, now: number): "today" | "yesterday" | null {
  const today = berlinDay(now);
  if (day === today) return "today";
  const yesterday = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10);
  return day === yesterday ? "yesterday" : null;
}

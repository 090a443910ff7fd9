import { DAY } from "@aufwind/rules/time/durations";

const shown = (time: number, length: number) => new Date(time).toISOString().slice(0, length);
const parts = (month: string) => month.split("-").map(Number) as [number, number];

/** `2027-01` is the month after `2026-12`; `-1` is the one before. */
export function monthAfter(month: string, months = 1): string {
  const [year, number] = parts(month);
  return shown(Date.UTC(year, number - 1 + months), 7);
}

/** Every day of a month, `2026-12-01` and so on. */
export function daysOf(month: string): string[] {
  const [year, number] = parts(month);
  const [first, next] = [Date.UTC(year, number - 1), Date.UTC(year, number)];
  return Array.from({ length: (next - first) / DAY }, (_, day) => shown(first + day * DAY, 10));
}

/** Monday is 1, as in ISO 8601. */
export const weekdayOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** The weeks of a month from Monday to Sunday; null for days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const before = weekdayOf(days[0] ?? month) - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}

/** Clamps a month to the range. */
export const withinMonths = (month: string, [first, last]: readonly [string, string]) =>
  month < first ? first : month > last ? last : month;

import { MINUTE } from "@aufwind/rules/time/durations";

/** Days on which clocks change, or of zones with unusual offsets, with hours around the change. */
export const CHANGE_DAYS = [
  ["Europe/Berlin", "2026-03-29", "00:00", "05:00"],
  ["Europe/Berlin", "2026-03-29", "02:30", "05:00"],
  ["Europe/Berlin", "2026-03-29", "01:00", "02:30"],
  ["Europe/Berlin", "2026-03-29", "09:00", "12:00"],
  ["Europe/Berlin", "2026-10-25", "01:00", "04:00"],
  ["Europe/Berlin", "2026-10-25", "02:30", "05:00"],
  ["Europe/Berlin", "2026-10-25", "01:00", "02:30"],
  ["Europe/Berlin", "2026-10-25", "09:00", "12:00"],
  ["America/St_Johns", "2026-03-08", "01:00", "04:00"],
  ["America/St_Johns", "2026-11-01", "00:00", "03:00"],
  ["Asia/Kolkata", "2026-03-29", "09:00", "12:00"],
  ["Asia/Kathmandu", "2026-03-29", "09:00", "12:00"],
  ["Australia/Lord_Howe", "2026-04-05", "00:00", "04:00"],
  ["Australia/Lord_Howe", "2026-10-04", "00:00", "04:00"],
  ["Pacific/Apia", "2026-03-29", "09:00", "12:00"],
  ["Africa/Casablanca", "2026-02-15", "01:00", "04:00"],
  ["Africa/Casablanca", "2026-03-22", "01:00", "05:00"],
  ["Pacific/Chatham", "2026-04-05", "02:00", "05:00"],
  ["America/Santiago", "2026-09-06", "00:00", "03:00"],
] as const;
export type ChangeDay = (typeof CHANGE_DAYS)[number];

/** Half-hour starts within the hours, read minute by minute from Temporal. */
export function startsAsShown([zone, day, from, to]: ChangeDay): number[] {
  const first = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  const minutes = (first.add({ days: 1 }).epochMilliseconds - first.epochMilliseconds) / MINUTE;
  const clocks = Array.from({ length: minutes }, (_, later) =>
    first.add({ minutes: later }).toPlainTime().toString().slice(0, 5),
  );
  return clocks.flatMap((clock, later) => {
    const during = clocks.slice(later, later + 30);
    const fits = during.length === 30 && during.every((shown) => from <= shown && shown < to);
    return fits && /:(00|30)$/.test(clock) ? [first.epochMilliseconds + later * MINUTE] : [];
  });
}

import { MINUTE } from "./durations.ts";

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const DATE = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T/;

/** Whether this is a time of day like `09:30`, or the end of one, `24:00`. */
export const isClock = (written: string): boolean => CLOCK.test(written);

/** Minutes since midnight of `09:30`, up to `24:00`; NaN if invalid. */
export const minutesOf = (clock: string): number =>
  isClock(clock) ? twoDigits(clock, 0) * 60 + twoDigits(clock, 3) : Number.NaN;

/** `09:30` of 570 minutes since midnight. */
export const clockOf = (minutes: number): string => `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;

/** Minutes since 1970 of `2026-03-29T09:30`, both by one wall clock; NaN if there is no such day. */
export function wallMinutes(written: string): number {
  if (!DATE.test(written)) return Number.NaN;
  const [year, day] = [twoDigits(written, 0) * 100 + twoDigits(written, 2), twoDigits(written, 8)];
  const midnight = Date.UTC(year, twoDigits(written, 5) - 1, day);
  // 30 February becomes 2 March: a day exists if it stays the same.
  if (day > 28 && new Date(midnight).getUTCDate() !== day) return Number.NaN;
  return midnight / MINUTE + minutesOf(written.slice(11));
}

const padded = (value: number) => String(value).padStart(2, "0");

// Slicing and parsing a string takes three times as long, and a year of slots reads dozens.
const twoDigits = (text: string, at: number) => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

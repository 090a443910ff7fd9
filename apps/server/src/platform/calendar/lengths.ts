import type ICAL from "ical.js";
import type { ZoneClock } from "./zone-clock.ts";

const [SECOND, DAY] = [1000, 86_400_000];

/**
 * A duration in milliseconds. Days and weeks are those of the wall clock, so one on which clocks change has 23 or 25
 * hours; hours, minutes and seconds are exact (RFC 5545, 3.3.6).
 */
export type Length = { nominal: number; exact: number };

export function lengthOf({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): Length {
  const sign = isNegative ? -1 : 1;
  return { nominal: sign * (weeks * 7 + days) * DAY, exact: sign * ((hours * 60 + minutes) * 60 + seconds) * SECOND };
}

/** The end of something that begins at the wall-clock time `wall`. */
export const endOf = (wall: number, { nominal, exact }: Length, clock: ZoneClock): number =>
  clock.instantOf(wall + nominal) + exact;

/** An upper estimate. */
export const roughly = ({ nominal, exact }: Length): number => nominal + exact + DAY;

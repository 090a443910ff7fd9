import { DAY, MINUTE } from "./durations.ts";

/** What a clock on the wall shows; Monday is 1. */
export type WallClock = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
};

/** Summer time begins and ends in the whole Union at 01:00 UTC on the last Sunday of March and of October. */
function changeOf(year: number, month: 3 | 10): number {
  const lastDay = Date.UTC(year, month, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY;
}

/** How many minutes Berlin is ahead of UTC at an instant (epoch milliseconds), since 1996. */
export function berlinOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  return at >= changeOf(year, 3) && at < changeOf(year, 10) ? 120 : 60;
}

/**
 * Berlin's wall clock at an instant (epoch milliseconds). Without `Intl`, whose first use in a browser takes longer than
 * all dates of a page: on a phone an eighth of a second before the page answers.
 */
export function berlinClock(at: number): WallClock {
  const wall = new Date(at + berlinOffset(at) * MINUTE);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay() || 7,
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

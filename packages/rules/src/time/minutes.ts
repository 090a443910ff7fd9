export const MINUTE_MS = 60_000;
/** On the wall clock, which shows every day from 00:00 to 24:00 whatever the change of clocks does to it. */
export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

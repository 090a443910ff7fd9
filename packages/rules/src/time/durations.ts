/** Durations in milliseconds. A calendar day may be an hour shorter or longer: those are counted by Temporal. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** On the wall clock, which shows every day from 00:00 to 24:00 regardless of clock changes. */
export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

import type { Event } from "./appointments/lifecycle.ts";

/** How often: the same weekday each week, each second week, or the same one of the month (the second Tuesday). */
export const RHYTHMS = ["weekly", "fortnightly", "monthly"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** How many appointments a series has. */
export const SERIES_DATES = { least: 2, most: 26 } as const;

/** What can be booked as a series: the discovery is one meeting. */
export const SERIES_CONSULTATIONS = ["standard", "extended"] as const;

/** Why a date of a series cannot be had. */
export const CLASHES = ["tooSoon", "pastHorizon", "timeOff", "outsideHours", "own", "taken", "dayFull"] as const;
export type Clash = (typeof CLASHES)[number];

/** What can be done with several dates of a series at once. */
export const SERIES_ACTS = ["giveDetails", "confirm", "reject", "accept", "decline", "reschedule", "cancel"] as const;
export type SeriesAct = (typeof SERIES_ACTS)[number];

/** A request for a series is answered as one; what is agreed is handled date by date, too. */
const ANSWERED_AS_ONE: readonly Event[] = ["giveDetails", "confirm", "reject"];
export const isAnsweredAsOne = (event: Event): boolean => ANSWERED_AS_ONE.includes(event);

/** Each date still ahead of those from this one on, or of all. */
export const fromDate = <D extends { id: string; startsAt: number }>(dates: readonly D[], from?: string): D[] => {
  const first = dates.find(({ id }) => id === from);
  return first ? dates.filter(({ startsAt }) => startsAt >= first.startsAt) : from === undefined ? [...dates] : [];
};

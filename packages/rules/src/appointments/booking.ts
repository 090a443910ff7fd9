import type { Consultation } from "../consultations.ts";
import { DAY, MINUTE } from "../time/durations.ts";

export const RELATIONS = ["new", "existing"] as const;
export type Relation = (typeof RELATIONS)[number];

/** The history of a client and a coach; the discovery only if it was neither cancelled nor rejected. */
export type Acquaintance = { relation: Relation; discoveryEndsAt: number | null };

export type NotOpen = "discoveryFirst" | "discoveryDone";

/** Why this client cannot book such a consultation with this coach; undefined if possible. */
export function notOpen(consultation: Consultation, { relation, discoveryEndsAt }: Acquaintance): NotOpen | undefined {
  if (consultation === "discovery") return discoveryEndsAt === null ? undefined : "discoveryDone";
  return relation === "new" && discoveryEndsAt === null ? "discoveryFirst" : undefined;
}

/** From when on: a new client begins with the discovery. */
export const openFrom = (consultation: Consultation, { relation, discoveryEndsAt }: Acquaintance): number =>
  consultation !== "discovery" && relation === "new" ? (discoveryEndsAt ?? 0) : 0;

/** How much a client may leave open at once, so that nobody blocks a coach's calendar. */
const MOST = { holds: 2, requestsOfPair: 3, requests: 10 };

/** What waits for payment details, and for a coach: this one's, and in all. */
export type Open = { holds: number; requestsOfPair: number; requests: number };

/** Whether this exceeds the limit. */
export const isTooMuchOpen = (open: Open): boolean =>
  open.holds > MOST.holds || open.requestsOfPair > MOST.requestsOfPair || open.requests > MOST.requests;

/** The longest note to the coach. */
export const MOST_BOOKING_NOTE = 1000;

const FIVE_MINUTES = 5 * MINUTE;
const FURTHEST = 366 * DAY;

/** Whether a start is on a five-minute mark, as every proposal of a coach is. */
export const isInSteps = (start: number): boolean => start % FIVE_MINUTES === 0;

/** A coach is not bound by the own hours: any time ahead can be proposed, in steps of five minutes, within a year. */
export const isOpenToCoach = (start: number, now: number): boolean =>
  start > now && start <= now + FURTHEST && isInSteps(start);

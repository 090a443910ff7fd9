import type { Consultation } from "../consultations.ts";

export const RELATIONS = ["new", "existing"] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a client and a coach have behind them; the discovery only where it was neither cancelled nor rejected. */
export type Acquaintance = { relation: Relation; discoveryEndsAt: number | null };

export type NotOpen = "discoveryFirst" | "discoveryDone";

/** Why this client cannot book such a consultation with this coach; undefined where it is open. */
export function notOpen(consultation: Consultation, { relation, discoveryEndsAt }: Acquaintance): NotOpen | undefined {
  if (consultation === "discovery") return discoveryEndsAt === null ? undefined : "discoveryDone";
  return relation === "new" && discoveryEndsAt === null ? "discoveryFirst" : undefined;
}

/** From when on: a new client gets to know the coach first. */
export const openFrom = (consultation: Consultation, { relation, discoveryEndsAt }: Acquaintance): number =>
  consultation !== "discovery" && relation === "new" ? (discoveryEndsAt ?? 0) : 0;

/** How much a client may leave open at once, so that nobody keeps a coach's calendar from everybody else. */
const MOST = { holds: 2, requestsOfPair: 3, requests: 10 };

/** What waits for payment details, and what for a coach: this one's, and in all. */
export type Open = { holds: number; requestsOfPair: number; requests: number };

/** Whether this is more than one may leave open. */
export const isTooMuchOpen = (open: Open): boolean =>
  open.holds > MOST.holds || open.requestsOfPair > MOST.requestsOfPair || open.requests > MOST.requests;

/** How many characters a client can write to the coach when booking. */
export const MOST_BOOKING_NOTE = 1000;

import { HOUR, MINUTE } from "../time/durations.ts";

/** Until this long before the start a client cancels for free and may reschedule; then the card is charged. */
const FREE_UNTIL = 24 * HOUR;
/** How long a slot is held for payment details. */
export const HOLD = 15 * MINUTE;
/** How long an answer is awaited. */
export const ANSWER = 48 * HOUR;
/** From the end: how long somebody can object before an appointment is completed. */
export const OBJECT = 24 * HOUR;
export const REMIND = 15 * MINUTE;
/** Two hours before free cancellation ends, so that whoever is reminded can still act. */
export const REMIND_DAY_BEFORE = 26 * HOUR;
/** After a later agreement there is no reminder right away. */
export const LEAST_DAY_BEFORE = 18 * HOUR;
export const MOST_CLIENT_RESCHEDULES = 3;

/** The last moment of free cancellation, inclusive. */
export const freeUntil = (startsAt: number): number => startsAt - FREE_UNTIL;

export const isFree = (startsAt: number, now: number): boolean => now <= freeUntil(startsAt);

/** When the card is charged: a day before, or at once if confirmed later. */
export const chargeAt = (startsAt: number, confirmedAt: number): number => Math.max(freeUntil(startsAt), confirmedAt);

export const holdUntil = (bookedAt: number, startsAt: number): number => Math.min(bookedAt + HOLD, startsAt);

export const answerBy = (askedAt: number, startsAt: number): number => Math.min(askedAt + ANSWER, startsAt);

import { HOUR, MINUTE } from "../time/durations.ts";

/** Until so long before the start a client cancels free of charge and may reschedule; then the card is charged. */
const FREE_UNTIL = 24 * HOUR;
/** How long a slot is kept for payment details. */
const HOLD = 15 * MINUTE;
/** How long somebody is waited for. */
const ANSWER = 48 * HOUR;
/** From the end: how long somebody can object before an appointment counts as completed. */
export const OBJECT = 24 * HOUR;
export const REMIND = 15 * MINUTE;
/** Two hours before cancelling stops being free, so that whoever is reminded can still act. */
export const REMIND_DAY_BEFORE = 26 * HOUR;
/** Who agreed later than that needs no second word a moment after the first. */
export const LEAST_DAY_BEFORE = 18 * HOUR;
export const MOST_CLIENT_RESCHEDULES = 3;
/** Days within which a contract can be withdrawn from; who begins earlier says so. */
const WITHDRAWAL = 14 * 24 * HOUR;

/** The last moment at which a client cancels free of charge; that moment itself is free. */
export const freeUntil = (startsAt: number): number => startsAt - FREE_UNTIL;

export const isFree = (startsAt: number, now: number): boolean => now <= freeUntil(startsAt);

/** When the card is charged: a day before, or at once where the appointment is confirmed later than that. */
export const chargeAt = (startsAt: number, confirmedAt: number): number => Math.max(freeUntil(startsAt), confirmedAt);

export const holdUntil = (bookedAt: number, startsAt: number): number => Math.min(bookedAt + HOLD, startsAt);

export const answerBy = (askedAt: number, startsAt: number): number => Math.min(askedAt + ANSWER, startsAt);

/** Whether a paid appointment begins while its contract can still be withdrawn from. */
export const needsEarlyStart = ({ bookedAt, startsAt }: { bookedAt: number; startsAt: number }): boolean =>
  startsAt < bookedAt + WITHDRAWAL;

/** Five wrong passwords or codes in a row from one source lock it out for a quarter of an hour. */
const LOCK_OUT = { attempts: 5, minutes: 15 } as const;
/** So many wrong passwords from all browsers together that the account does not know, whatever their networks. */
export const STRANGERS_ATTEMPTS = 20;

type Attempts = { failedAttempts: number; lockedUntil: Date | null };

/** Whether no further try is taken now. */
export const isLockedOut = ({ lockedUntil }: Pick<Attempts, "lockedUntil">, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now;

type Counting = { now: Date; most?: number };

/** The count after one more try that is taken for wrong until it proves right; a lock that is over starts from one. */
export function afterAttempt(
  { failedAttempts, lockedUntil }: Attempts,
  { now, most = LOCK_OUT.attempts }: Counting,
): Attempts {
  const counted = lockedUntil === null ? failedAttempts + 1 : 1;
  const until = new Date(now.getTime() + LOCK_OUT.minutes * 60_000);
  return { failedAttempts: counted, lockedUntil: counted >= most ? until : null };
}

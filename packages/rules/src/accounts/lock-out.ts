/** Five wrong passwords or codes in a row lock an account for a quarter of an hour. */
const LOCK_OUT = { attempts: 5, minutes: 15 } as const;

type Attempts = { failedAttempts: number; lockedUntil: Date | null };

/** Whether an account takes no further try now. */
export const isLockedOut = ({ lockedUntil }: Pick<Attempts, "lockedUntil">, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now;

/** The count after one more try that is taken for wrong until it proves right; a lock that is over starts from one. */
export function afterAttempt({ failedAttempts, lockedUntil }: Attempts, now: Date): Attempts {
  const counted = lockedUntil === null ? failedAttempts + 1 : 1;
  const until = new Date(now.getTime() + LOCK_OUT.minutes * 60_000);
  return { failedAttempts: counted, lockedUntil: counted >= LOCK_OUT.attempts ? until : null };
}

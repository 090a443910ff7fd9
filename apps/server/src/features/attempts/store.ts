import type { Tx } from "../../platform/database/database.ts";

type Attempts = { failedAttempts: number; lockedUntil: Date | null };

export const setAttempts = (tx: Tx, userId: string, { failedAttempts, lockedUntil }: Attempts) =>
  tx
    .updateTable("users")
    .set({ failed_attempts: failedAttempts, locked_until: lockedUntil })
    .where("id", "=", userId)
    .execute();

/** Takes back one try that proved right, and the lock it may have set. */
export const refundAttempt = (tx: Tx, userId: string) =>
  tx
    .updateTable("users")
    .set((eb) => ({
      failed_attempts: eb.fn("greatest", [eb("failed_attempts", "-", 1), eb.lit(0)]),
      locked_until: null,
    }))
    .where("id", "=", userId)
    .execute();

import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

type Attempts = { failedAttempts: number; lockedUntil: Date | null };
type Query = { userId: string; source: Buffer };

/** Wrong attempts of all unknown browsers together. */
export const setUnknownBrowserAttempts = (tx: Tx, userId: string, { failedAttempts, lockedUntil }: Attempts) =>
  tx
    .updateTable("users")
    .set({ failed_attempts: failedAttempts, locked_until: lockedUntil })
    .where("id", "=", userId)
    .execute();

/** Takes back an attempt that could not be checked, and the lock it may have set. */
export const takeBackUnknownBrowserAttempt = (tx: Tx, userId: string) =>
  tx
    .updateTable("users")
    .set((eb) => ({
      failed_attempts: eb.fn("greatest", [eb("failed_attempts", "-", 1), eb.lit(0)]),
      locked_until: null,
    }))
    .where("id", "=", userId)
    .execute();

/** Wrong attempts of one source; the user's row is locked. */
export async function findAttempts(tx: Tx, { userId, source }: Query): Promise<Attempts> {
  const row = await tx
    .selectFrom("login_attempts")
    .select(["failed_attempts as failedAttempts", "locked_until as lockedUntil"])
    .where("user_id", "=", userId)
    .where("source", "=", source)
    .executeTakeFirst();
  return row ?? { failedAttempts: 0, lockedUntil: null };
}

export const setAttempts = (tx: Tx, whose: Query, { failedAttempts, lockedUntil, now }: Attempts & { now: Date }) => {
  const counted = { failed_attempts: failedAttempts, locked_until: lockedUntil, last_at: now };
  return tx
    .insertInto("login_attempts")
    .values({ user_id: whose.userId, source: whose.source, ...counted })
    .onConflict((conflict) => conflict.columns(["user_id", "source"]).doUpdateSet(counted))
    .execute();
};

export const refundAttempt = (tx: Tx, { userId, source }: Query) =>
  tx
    .updateTable("login_attempts")
    .set((eb) => ({
      failed_attempts: eb.fn("greatest", [eb("failed_attempts", "-", 1), eb.lit(0)]),
      locked_until: null,
    }))
    .where("user_id", "=", userId)
    .where("source", "=", source)
    .execute();

export const deleteAttempts = (tx: Tx, { userId, source }: { userId: string; source?: Buffer }) =>
  tx
    .deleteFrom("login_attempts")
    .where("user_id", "=", userId)
    .$if(source !== undefined, (query) => query.where("source", "=", source ?? Buffer.alloc(0)))
    .execute();

export const deleteOldAttempts = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "login_attempts", where: sql`last_at < ${before}`, limit });

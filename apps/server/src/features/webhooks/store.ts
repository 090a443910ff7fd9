import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ProviderEvents } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

/** Returns whether it was new. */
export async function insertEvent(tx: Tx, event: Insertable<ProviderEvents>): Promise<boolean> {
  return insertNew(tx, "provider_events", event);
}

/** Which of these are recorded already. */
export async function findRecorded(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("provider_events").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export const markHandled = (db: DbOrTx, id: string, now: Date) =>
  db.updateTable("provider_events").set({ handled_at: now }).where("id", "=", id).execute();

const HEARD = ["id", "type", "object_id as objectId"] as const;

/** Older ones that were never processed, and of those that failed the ones whose pause is over. */
export const findUnhandled = (db: Database, { now, before }: { now: Date; before: Date }) =>
  db
    .selectFrom("provider_events")
    .select(HEARD)
    .where("handled_at", "is", null)
    .where("received_at", "<", before)
    .where((eb) => eb.or([eb("due_at", "is", null), eb("due_at", "<=", now)]))
    .orderBy("received_at")
    .limit(100)
    .execute();

export const findEvent = (tx: Tx, id: string) =>
  tx.selectFrom("provider_events").select(HEARD).where("id", "=", id).executeTakeFirst();

/** Notes that a message could not be processed; returns how often that was so. */
export const setTried = async (db: Database, { id, error, now }: { id: string; error: string; now: Date }) =>
  (
    await db
      .updateTable("provider_events")
      .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: error, tried_at: now }))
      .where("id", "=", id)
      .returning("attempts")
      .executeTakeFirst()
  )?.attempts;

export const setDue = (db: Database, id: string, due_at: Date) =>
  db.updateTable("provider_events").set({ due_at }).where("id", "=", id).execute();

/** Up to when all of the provider's messages are known. */
export const findAsked = (db: Database) => db.selectFrom("provider_events_asked").select("until").executeTakeFirst();

export const setAsked = (db: Database, until: Date) =>
  db
    .insertInto("provider_events_asked")
    .values({ until })
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet({ until }))
    .execute();

export const deleteEventsBefore = (db: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(db, { table: "provider_events", where: sql`created_at < ${before}`, limit });

import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { ProviderEvents } from "../../platform/database/database-types.ts";

/** Returns whether it was new. */
export async function insertEvent(tx: Tx, event: Insertable<ProviderEvents>): Promise<boolean> {
  const row = await tx
    .insertInto("provider_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these are recorded already. */
export async function findRecorded(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("provider_events").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export const markHandled = (db: Database, id: string, now: Date) =>
  db.updateTable("provider_events").set({ handled_at: now }).where("id", "=", id).execute();

/** Older ones that were never processed. */
export const findUnhandled = (db: Database, before: Date) =>
  db
    .selectFrom("provider_events")
    .select(["id", "type", "object_id as objectId"])
    .where("handled_at", "is", null)
    .where("received_at", "<", before)
    .orderBy("received_at")
    .limit(100)
    .execute();

/** Up to when all of the provider's messages are known. */
export const findAsked = (db: Database) => db.selectFrom("provider_events_asked").select("until").executeTakeFirst();

export const setAsked = (db: Database, until: Date) =>
  db
    .insertInto("provider_events_asked")
    .values({ until })
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet({ until }))
    .execute();

export const deleteEventsBefore = (db: Database, before: Date) =>
  db.deleteFrom("provider_events").where("created_at", "<", before).execute();

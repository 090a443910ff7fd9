import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

type Table = "imported_calendars" | "calendar_connections";
type Own = { id: string; coachId: string };

export const deleteOwn = (db: DbOrTx, table: Table, { id, coachId }: Own) =>
  db.deleteFrom(table).where("id", "=", id).where("coach_id", "=", coachId).returning("id").executeTakeFirst();

/** Has it read soon, but not within a minute of the last try: a server counts wrong passwords. */
export const makeDueNow = (tx: Tx, table: Table, { id, coachId, now }: Own & { now: Date }) =>
  tx
    .updateTable(table)
    .set({ due_at: sql`least(due_at, greatest(${now}::timestamptz, tried_at + interval '1 minute'))` })
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .returning("id")
    .executeTakeFirst();

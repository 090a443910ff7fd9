import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";
import type { DB } from "./database-types.ts";

/** What is too old, and how much of it is deleted at once: few enough that nobody waits for the locks. */
export type DeletionBatch = { before: Date; limit: number };

type Which = { table: keyof DB & string; where: RawBuilder<SqlBool>; limit: number };

/** Deletes at most this many rows, leaving out those that somebody is writing; returns how many. */
export async function deleteBatch(db: Database, { table, where, limit }: Which): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

import { type InsertObject, sql } from "kysely";
import type { DbOrTx } from "./database.ts";
import type { DB } from "./database-types.ts";

/** Inserts a row, unless a unique index has one like it; returns whether it was new. */
export const insertNew = async <T extends keyof DB>(db: DbOrTx, table: T, row: InsertObject<DB, T>): Promise<boolean> =>
  (await insertNewRow(db, table, row).executeTakeFirst()).numInsertedOrUpdatedRows === 1n;

type WithId = { [T in keyof DB]: DB[T] extends { id: unknown } ? T : never }[keyof DB];

/** The same for a table whose rows have an id: the new one's, or undefined. */
export const insertNewId = <T extends WithId>(db: DbOrTx, table: T, row: InsertObject<DB, T>) =>
  insertNewRow(db, table, row).returning(sql<string>`id`.as("id")).executeTakeFirst();

const insertNewRow = <T extends keyof DB>(db: DbOrTx, table: T, row: InsertObject<DB, T>) =>
  db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing());

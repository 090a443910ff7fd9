import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { NoteRow } from "../store.ts";

export type WrappedRow = Pick<NoteRow, "id" | "coach_id" | "appointment_id" | "wrapped_key" | "key_name">;

type After = { keyName: string; after: string; most: number };

/** Some of the notes that a key wraps, in the order of their ids. */
export const findWrapped = (db: Database, { keyName, after, most }: After): Promise<WrappedRow[]> =>
  db
    .selectFrom("notes")
    .select(["id", "coach_id", "appointment_id", "wrapped_key", "key_name"])
    .where("key_name", "=", keyName)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();

type Rewrapped = { id: string; before: Buffer; wrappedKey: Buffer };

/** Puts the new keys in place of those that were read; a note that was written meanwhile has a newer one already. */
export async function replaceKeys(db: Database, keyName: string, rows: readonly Rewrapped[]): Promise<void> {
  const column = <K extends keyof Rewrapped>(key: K) => rows.map((row) => row[key]);
  await sql`
    update notes set wrapped_key = fresh.wrapped_key, key_name = ${keyName}
    from unnest(${column("id")}::uuid[], ${column("before")}::bytea[], ${column("wrappedKey")}::bytea[])
      as fresh (id, before, wrapped_key)
    where notes.id = fresh.id and notes.wrapped_key = fresh.before`.execute(db);
}

/** How many notes each key wraps. */
export const countByKey = (db: Database) =>
  db
    .selectFrom("notes")
    .select((eb) => ["key_name", eb.fn.countAll<number>().as("count")])
    .groupBy("key_name")
    .execute();

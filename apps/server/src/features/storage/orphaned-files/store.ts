import type { Database, Tx } from "../../../platform/database/database.ts";

export const insertLoose = (db: Database | Tx, { keys, since }: { keys: string[]; since: Date }) =>
  db
    .insertInto("loose_files")
    .values(keys.map((key) => ({ key, loose_since: since })))
    .execute();

/** Takes keys off the list, since a row refers to them now; returns how many were still on it. */
export async function deleteLoose(tx: Tx, keys: string[]): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("loose_files").where("key", "in", keys).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Only keys that are still listed: those of a commit whose answer was lost are not. */
export const setLooseSince = (db: Database | Tx, { keys, since }: { keys: string[]; since: Date }) =>
  db.updateTable("loose_files").set({ loose_since: since }).where("key", "in", keys).execute();

/** Some keys that have been loose since then; each worker gets others. */
export async function lockLoose(tx: Tx, { before, most }: { before: Date; most: number }): Promise<string[]> {
  const rows = await tx
    .selectFrom("loose_files")
    .select("key")
    .where("loose_since", "<", before)
    .orderBy("loose_since")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}

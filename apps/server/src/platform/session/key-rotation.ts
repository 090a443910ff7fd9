import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Platform } from "../platform.ts";
import { newestOf, rewrapRecord, UnopenedRecord } from "./sealed-record.ts";
import { type SealedTable, sealingOf } from "./sealed-text.ts";

/** Small batches, so that concurrent writers wait only a few milliseconds. */
const AT_ONCE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Wraps the keys of all texts of a table with the newest key, batch by batch; the texts are not touched. */
export async function rewrapKeys(platform: Platform, of: SealedTable, signal: AbortSignal): Promise<void> {
  const { database, config, log } = platform;
  const [newest, ...older] = config.noteKeys;
  const counts = await countByKey(database, of);
  const known = counts.filter(({ key_name }) => older.some(({ name }) => name === key_name));
  const lost = counts.filter(({ key_name }) => config.noteKeys.every(({ name }) => name !== key_name));
  for (const { key_name, count } of lost)
    log.error({ key: key_name, table: of.table, texts: count }, "texts have a key that is not here");
  for (const { key_name } of known) await rewrapAll(platform, { of, keyName: key_name, signal });
  if (known.length > 0 && !signal.aborted)
    log.info({ key: newest?.name, table: of.table }, "the keys of texts were wrapped anew");
}

type RewrapAllParams = { of: SealedTable; keyName: string; signal: AbortSignal };

async function rewrapAll(platform: Platform, { of, keyName, signal }: RewrapAllParams) {
  const { database, config } = platform;
  for (let after = FIRST; !signal.aborted; ) {
    const rows = await findWrapped(database, { of, keyName, after });
    const last = rows.at(-1);
    if (!last) return;
    const fresh = rows.flatMap((row) => rewrapped(platform, of, row));
    await replaceKeys(database, { of, keyName: newestOf(config.noteKeys).name, rows: fresh });
    after = last.id;
  }
}

type WrappedRow = { id: string; wrapped_key: Buffer; key_name: string; bound: Record<string, string> };

/** A key that cannot be unwrapped stays as it is, for an operator. */
function rewrapped({ config, log }: Platform, of: SealedTable, row: WrappedRow) {
  try {
    const record = { wrappedKey: row.wrapped_key, keyName: row.key_name };
    const { wrappedKey } = rewrapRecord(record, sealingOf(config, of, row.bound));
    return [{ id: row.id, before: row.wrapped_key, wrappedKey }];
  } catch (error) {
    if (!(error instanceof UnopenedRecord)) throw error;
    log.error({ table: of.table, id: row.id, key: row.key_name }, "the key of a text could not be wrapped anew");
    return [];
  }
}

/** How many texts each key wraps. */
async function countByKey(db: Database, { table }: SealedTable) {
  const { rows } = await sql<{ key_name: string; count: number }>`
    select key_name, count(*) as count from ${sql.table(table)} group by key_name`.execute(db);
  return rows;
}

type FindWrappedParams = { of: SealedTable; keyName: string; after: string };

/** Some of the texts that a key wraps, by id. */
async function findWrapped(db: Database, { of, keyName, after }: FindWrappedParams): Promise<WrappedRow[]> {
  const bound = sql.join(of.boundBy.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  const { rows } = await sql<WrappedRow>`
    select id, wrapped_key, key_name, jsonb_build_object(${bound}) as bound from ${sql.table(of.table)}
    where key_name = ${keyName} and id > ${after} order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}

type Fresh = { id: string; before: Buffer; wrappedKey: Buffer };
type ReplaceKeysParams = { of: SealedTable; keyName: string; rows: readonly Fresh[] };

/** Replaces the wrapped keys that were read; a text written meanwhile already has a newer one. */
async function replaceKeys(db: Database, { of, keyName, rows }: ReplaceKeysParams): Promise<void> {
  const column = <K extends keyof Fresh>(key: K) => rows.map((row) => row[key]);
  await sql`
    update ${sql.table(of.table)} as kept set wrapped_key = fresh.wrapped_key, key_name = ${keyName}
    from unnest(${column("id")}::uuid[], ${column("before")}::bytea[], ${column("wrappedKey")}::bytea[])
      as fresh (id, before, wrapped_key)
    where kept.id = fresh.id and kept.wrapped_key = fresh.before`.execute(db);
}

import type { Platform } from "../../platform/platform.ts";
import { newestOf, rewrapRecord, UnopenedRecord } from "../../platform/session/sealed-record.ts";
import { sealingOf } from "./policy.ts";
import { countByKey, findWrapped, replaceKeys, type WrappedRow } from "./store.ts";

/** Small batches, so that concurrent writers wait only a few milliseconds. */
const AT_ONCE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Wraps the keys of all notes with the newest key, batch by batch; the texts are not touched. */
export async function rewrapNotes(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, config, log } = platform;
  const [newest, ...older] = config.noteKeys;
  const counts = await countByKey(database);
  const known = counts.filter(({ key_name }) => older.some(({ name }) => name === key_name));
  const lost = counts.filter(({ key_name }) => config.noteKeys.every(({ name }) => name !== key_name));
  for (const { key_name, count } of lost)
    log.error({ key: key_name, notes: count }, "notes have a key that is not here");
  for (const { key_name } of known) await rewrapAll(platform, { keyName: key_name, signal });
  if (known.length > 0 && !signal.aborted) log.info({ key: newest?.name }, "the keys of notes were wrapped anew");
}

async function rewrapAll(platform: Platform, { keyName, signal }: { keyName: string; signal: AbortSignal }) {
  const { database, config } = platform;
  for (let after = FIRST; !signal.aborted; ) {
    const rows = await findWrapped(database, { keyName, after, most: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    await replaceKeys(
      database,
      newestOf(config.noteKeys).name,
      rows.flatMap((row) => rewrapped(platform, row)),
    );
    after = last.id;
  }
}

/** A key that cannot be unwrapped stays as it is, for an operator. */
function rewrapped({ config, log }: Platform, row: WrappedRow) {
  try {
    const record = { wrappedKey: row.wrapped_key, keyName: row.key_name };
    const { wrappedKey } = rewrapRecord(record, sealingOf(config, row));
    return [{ id: row.id, before: row.wrapped_key, wrappedKey }];
  } catch (error) {
    if (!(error instanceof UnopenedRecord)) throw error;
    log.error({ note: row.id, key: row.key_name }, "the key of a note could not be wrapped anew");
    return [];
  }
}

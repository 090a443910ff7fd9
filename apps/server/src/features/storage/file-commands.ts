import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

/** Longer than any upload takes: until then its row may still come. */
const UNDER_WAY = 3_600_000;
/** So long ago that the next round removes it. */
const AT_ONCE = new Date(0);
const BATCH = 20;

type NewFile = { key: string; bytes: Uint8Array; contentType: string };
type StoreFilesParams<T> = { files: NewFile[]; attach(tx: Tx): Promise<T> };

/**
 * Stores files and, in one transaction, the row that `attach` writes about them. The keys are in loose_files from
 * before the first byte until that commit, so that no crash and no refusal leaves an unknown file.
 */
export async function storeFiles<T>(
  { database, files: disk, clock }: Platform,
  { files, attach }: StoreFilesParams<T>,
): Promise<T> {
  if (files.length === 0) return transact(database, attach);
  const keys = files.map(({ key }) => key);
  await store.insertOrphanedFiles(database, { keys, since: clock.now() });
  for (const { key, bytes, contentType } of files) await disk.put(key, bytes, contentType);
  try {
    return await transact(database, async (tx) => {
      const attached = await attach(tx);
      // An upload that took longer than an hour finds its files removed.
      if ((await store.deleteLoose(tx, keys)) < keys.length) throw new Problem("busy");
      return attached;
    });
  } catch (error) {
    await store.setOrphanedSince(database, { keys, since: AT_ONCE }).catch(() => undefined);
    throw error;
  }
}

/** Releases files whose row is deleted in this transaction. */
export async function releaseFiles(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await store.insertOrphanedFiles(tx, { keys, since: AT_ONCE });
}

/**
 * Removes files that nothing refers to; a dead worker leaves them on the list for the next. A failure is retried an
 * hour later, so it never blocks the others.
 */
export async function sweepOrphanedFiles(
  { database, files, clock, log }: Platform,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - UNDER_WAY);
  for (let isMore = true; isMore && !signal.aborted; )
    isMore = await transact(database, async (tx) => {
      const keys = await store.lockOrphanedFiles(tx, { before, most: BATCH });
      const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
      const isGone = (_: string, place: number) => outcomes[place]?.status === "fulfilled";
      const [gone, stuck] = [keys.filter(isGone), keys.filter((key, place) => !isGone(key, place))];
      if (gone.length > 0) await store.deleteLoose(tx, gone);
      if (stuck.length > 0) await store.setOrphanedSince(tx, { keys: stuck, since: now });
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) log.warn({ err: failed.reason }, "loose files could not be removed");
      return keys.length === BATCH;
    });
}

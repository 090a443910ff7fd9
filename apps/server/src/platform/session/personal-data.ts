import type { Tx } from "../database/database.ts";
import type { Platform } from "../platform.ts";

/** Whose data it is; some features know people only by their address. */
export type DataSubject = { userId: string; email: string };

/** An uploaded file, with its path in the download. */
export type GivenFile = { path: string; bytes: Uint8Array };

/** What one feature stores about a person: how it is read for the download, and how it is erased. */
export type PersonalData = {
  /** The name of the file in the download. */
  name: string;
  /** Undefined if the feature has nothing for this person: then there is no file. */
  read(platform: Platform, subject: DataSubject): Promise<unknown>;
  /** The person's uploaded files, one after the other. */
  files?(platform: Platform, subject: DataSubject): AsyncIterable<GivenFile>;
  /** Absent if the law requires keeping it, or if it cascades with the person's row. */
  erase?(tx: Tx, platform: Platform, subject: DataSubject): Promise<unknown>;
};

/** Optional parts: no file if there is nothing. */
export function undefinedIfEmpty<T>(rows: T[]): T[] | undefined {
  return rows.length > 0 ? rows : undefined;
}

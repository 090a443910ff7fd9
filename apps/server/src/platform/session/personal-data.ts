import type { Tx } from "../database/database.ts";
import type { Platform } from "../platform.ts";

/** Whose data it is; some rooms know people only by their address. */
export type DataSubject = { userId: string; email: string };

/** A file as it was given, with its path in the download. */
export type GivenFile = { path: string; bytes: Uint8Array };

/** What one room keeps about a person: their own copy of it, and how it goes when they go. */
export type PersonalData = {
  /** The name of the file in the download. */
  name: string;
  /** Undefined where the room has nothing to do with this person: then there is no file. */
  read(platform: Platform, subject: DataSubject): Promise<unknown>;
  /** What the person gave us as files, one after the other. */
  files?(platform: Platform, subject: DataSubject): AsyncIterable<GivenFile>;
  /** Absent where the law asks us to keep it, or where the row of the person takes it along. */
  erase?(tx: Tx, platform: Platform, subject: DataSubject): Promise<unknown>;
};

import type { Tx } from "../database/database.ts";
import type { Platform } from "../platform.ts";

/** Whose data it is; some rooms know people only by their address. */
export type DataSubject = { userId: string; email: string };

/** What one room keeps about a person: their own copy of it, and how it goes when they go. */
export type PersonalData = {
  /** The name of the file in the download. */
  name: string;
  read(platform: Platform, subject: DataSubject): Promise<unknown>;
  /** Absent where the law asks us to keep it, or where the row of the person takes it along. */
  erase?(tx: Tx, platform: Platform, subject: DataSubject): Promise<unknown>;
};

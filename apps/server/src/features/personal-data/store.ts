import { emailKey } from "@aufwind/rules/accounts";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

type Download = { token_hash: Buffer; user_id: string; expires_at: Date };

export const insertDownload = (tx: Tx, download: Download) =>
  tx.insertInto("data_downloads").values(download).execute();

/** Deletes a valid download and returns it: it can be fetched once, by its owner. */
export const claimDownload = (database: Database, { hash, userId, now }: { hash: Buffer; userId: string; now: Date }) =>
  database
    .deleteFrom("data_downloads")
    .where("token_hash", "=", hash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();

export const deleteExpiredDownloads = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "data_downloads", where: sql`expires_at <= ${before}`, limit });

/** What opens an account, or records that somebody did: deleted with the person. */
const KEYS = [
  "sessions",
  "known_devices",
  "mail_links",
  "email_changes",
  "second_steps",
  "totp_secrets",
  "recovery_codes",
  "passkeys",
  "passkey_challenges",
  "provider_links",
  "data_downloads",
  "login_attempts",
] as const;

export async function deleteKeys(tx: Tx, userId: string): Promise<void> {
  for (const table of KEYS) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}

/** The mailbox of an address, and its lower-case spelling, by which older mails are found. */
const keysOf = (email: string) => [emailKey(email), email.toLowerCase()];

export const findMailsTo = (database: Database, email: string) =>
  database.selectFrom("mails").selectAll().where("to_key", "in", keysOf(email)).orderBy("created_at").execute();

export const deleteMailsTo = (tx: Tx, email: string) =>
  tx.deleteFrom("mails").where("to_key", "in", keysOf(email)).execute();

import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

export type Purpose = "confirm" | "reset" | "invite";
type Link = { token_hash: Buffer; user_id: string; purpose: Purpose; created_at: Date; expires_at: Date };

export const insertLink = (tx: Tx, link: Link) => tx.insertInto("mail_links").values(link).execute();

/** When the newest link of this kind was sent. */
export const newestLink = (tx: Tx, { userId, purpose }: { userId: string; purpose: Purpose }) =>
  tx
    .selectFrom("mail_links")
    .select((eb) => eb.fn.max("created_at").as("sentAt"))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .executeTakeFirstOrThrow();

export const findLink = (database: Database, { hash, purpose, now }: { hash: Buffer; purpose: Purpose; now: Date }) =>
  database
    .selectFrom("mail_links")
    .select("user_id")
    .where("token_hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Deletes a valid link and returns its user: of many concurrent requests one gets it. */
export const redeemLink = (tx: Tx, { hash, purpose, now }: { hash: Buffer; purpose: Purpose; now: Date }) =>
  tx
    .deleteFrom("mail_links")
    .where("token_hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();

export const deleteLinks = (tx: Tx, { userId, purpose }: { userId: string; purpose: Purpose }) =>
  tx.deleteFrom("mail_links").where("user_id", "=", userId).where("purpose", "=", purpose).execute();

export const deleteExpiredLinks = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "mail_links", where: sql`expires_at <= ${before}`, limit });

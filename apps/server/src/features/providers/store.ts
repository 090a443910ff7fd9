import { type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { ProviderArrivals, ProviderVisits } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasRow } from "../../platform/database/has-row.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

type Link = { provider: string; subject: string; user_id: string; created_at: Date };

/** Links a person, unless this identity or this person's link at the provider exists. */
export const insertLink = (tx: Tx, link: Link): Promise<boolean> => insertNew(tx, "provider_links", link);

export const findLink = (tx: Tx, { provider, subject }: Pick<Link, "provider" | "subject">) =>
  tx
    .selectFrom("provider_links")
    .select("user_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();

/** The providers that open this account; also for the download of one's data. */
export const linksOf = (database: Database, userId: string) =>
  database
    .selectFrom("provider_links")
    .select(["provider", "subject", "created_at"])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .execute();

/** Records that the person removed this provider: it must not link itself again. */
export const setRemoved = (tx: Tx, { userId, provider, now }: { userId: string; provider: string; now: Date }) =>
  tx
    .updateTable("provider_links")
    .set({ removed_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("removed_at", "is", null)
    .returning("provider")
    .executeTakeFirst();

export const wasRemoved = async (
  tx: Tx,
  { userId, provider }: { userId: string; provider: string },
): Promise<boolean> => {
  return hasRow(
    tx
      .selectFrom("provider_links")
      .select("removed_at")
      .where("user_id", "=", userId)
      .where("provider", "=", provider)
      .where("removed_at", "is not", null),
  );
};

export const insertVisit = (database: Database, visit: Insertable<ProviderVisits>) =>
  database.insertInto("provider_visits").values(visit).execute();

/** Deletes a flow whatever is wrong with it: it is used once. */
export const claimFlow = (database: Database, stateHash: Buffer) =>
  database.deleteFrom("provider_visits").where("state_hash", "=", stateHash).returningAll().executeTakeFirst();

export const deleteExpiredVisits = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "provider_visits", where: sql`expires_at <= ${before}`, limit });

type Presented = { hash: Buffer; now: Date };

export const insertArrival = (database: Database, arrival: Insertable<ProviderArrivals>) =>
  database.insertInto("provider_arrivals").values(arrival).execute();

export const findArrival = (database: Database, { hash, now }: Presented) =>
  database
    .selectFrom("provider_arrivals")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Deletes a valid pending registration: of many concurrent requests one gets it. */
export const claimPendingRegistration = (tx: Tx, { hash, now }: Presented) =>
  tx
    .deleteFrom("provider_arrivals")
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();

export const deleteExpiredArrivals = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "provider_arrivals", where: sql`expires_at <= ${before}`, limit });

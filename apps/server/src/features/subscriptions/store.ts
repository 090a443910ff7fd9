import type { List } from "@aufwind/contract/subscriptions";
import { emailKey } from "@aufwind/rules/accounts";
import type { Locale } from "@aufwind/rules/locale";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { ConsentProofs, Subscriptions } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasRow } from "../../platform/database/has-row.ts";

type StoreRequestParams = {
  list: List;
  email: string;
  locale: Locale;
  confirm_token_hash: Buffer;
  confirm_expires_at: Date;
  leave_token_hash: Buffer;
  asked_at: Date;
  text_version: string;
};

/** Adds an unconfirmed address to a list, or renews it; false if it is already confirmed. */
export async function storeRequest(tx: Tx, asked: StoreRequestParams): Promise<boolean> {
  const { list: _, email, ...renewed } = asked;
  return hasRow(
    tx
      .insertInto("subscriptions")
      .values({ ...asked, email_key: emailKey(email) })
      .onConflict((conflict) =>
        conflict
          .columns(["list", "email"])
          .doUpdateSet({ ...renewed, email, confirmed_at: null, left_at: null })
          .where((eb) =>
            eb.or([eb("subscriptions.confirmed_at", "is", null), eb("subscriptions.left_at", "is not", null)]),
          ),
      )
      .returning("id"),
  );
}

type SubscriptionParams = { tokenHash: Buffer; now: Date };

const JOINED = ["list", "email", "locale"] as const;

/** Confirms an address in time; undefined if the token is unknown or expired. */
export const confirmSubscription = (tx: Tx, { tokenHash, now }: SubscriptionParams) =>
  tx
    .updateTable("subscriptions")
    .set({ confirmed_at: now })
    .where("confirm_token_hash", "=", tokenHash)
    .where("confirmed_at", "is", null)
    .where("left_at", "is", null)
    .where("confirm_expires_at", ">", now)
    .returning(JOINED)
    .executeTakeFirst();

export const findConfirmed = (tx: Tx, tokenHash: Buffer) =>
  tx
    .selectFrom("subscriptions")
    .select(JOINED)
    .where("confirm_token_hash", "=", tokenHash)
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .executeTakeFirst();

export const endSubscription = (tx: Tx, { tokenHash, now }: SubscriptionParams) =>
  tx
    .updateTable("subscriptions")
    .set((eb) => ({ left_at: eb.fn.coalesce("left_at", eb.val(now)) }))
    .where("leave_token_hash", "=", tokenHash)
    .returning(JOINED)
    .executeTakeFirst();

/** Off their list, as if they had left it by themselves. */
export const endSubscriptions = (tx: Tx, { ids, now }: { ids: string[]; now: Date }) =>
  tx.updateTable("subscriptions").set({ left_at: now }).where("id", "in", ids).where("left_at", "is", null).execute();

/** The same for all that one address is on; returns which. */
export async function endSubscriptionsOf(tx: Tx, { email, now }: { email: string; now: Date }): Promise<string[]> {
  const ended = await tx
    .updateTable("subscriptions")
    .set({ left_at: now })
    .where("email_key", "=", emailKey(email))
    .where("left_at", "is", null)
    .returning("list")
    .execute();
  return ended.map(({ list }) => list).sort();
}

export const deleteUnconfirmed = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "subscriptions", where: sql`confirmed_at is null and asked_at < ${before}`, limit });

/** Takes some rows out whose people left before then. */
export async function deleteUnsubscribed(tx: Tx, { before, limit }: DeletionBatch) {
  const { rows } = await sql<Selectable<Subscriptions>>`
    delete from subscriptions where id in (
      select id from subscriptions where left_at < ${before} limit ${limit} for update skip locked
    ) returning *`.execute(tx);
  return rows;
}

/** Off the list, as if they had left it by themselves. */
export async function endOldEarlyAccess(
  database: Database,
  { before, limit, now }: DeletionBatch & { now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update subscriptions set left_at = ${now} where id in (
      select id from subscriptions where list = 'earlyAccess' and left_at is null and confirmed_at < ${before}
      limit ${limit} for update skip locked
    )`.execute(database);
  return Number(numAffectedRows ?? 0);
}

export const insertProofs = (tx: Tx, proofs: Insertable<ConsentProofs>[]) =>
  tx.insertInto("consent_proofs").values(proofs).execute();

export const deleteOldProofs = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "consent_proofs", where: sql`ended_at < ${before}`, limit });

export const findProofs = (database: Database, addressHash: Buffer) =>
  database
    .selectFrom("consent_proofs")
    .select(["list", "asked_at", "confirmed_at", "ended_at", "locale", "text_version"])
    .where("address_hash", "=", addressHash)
    .orderBy("ended_at")
    .execute();

export const subscriptionsOf = (database: Database, email: string) =>
  database
    .selectFrom("subscriptions")
    .select(["list", "email", "locale", "text_version", "asked_at", "confirmed_at", "left_at"])
    .where("email_key", "=", emailKey(email))
    .execute();

export const deleteSubscriptionsOf = (tx: Tx, email: string) =>
  tx.deleteFrom("subscriptions").where("email_key", "=", emailKey(email)).execute();

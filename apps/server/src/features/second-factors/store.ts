import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { listPasskeys } from "./passkey-store.ts";

/** The factors for the second step of a person, in one statement. */
export const countFactors = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("users as user")
    .select((eb) => [
      eb
        .selectFrom("totp_secrets")
        .select("confirmed_at")
        .where("confirmed_at", "is not", null)
        .whereRef("user_id", "=", "user.id")
        .as("totpSince"),
      eb
        .selectFrom("passkeys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("user_id", "=", "user.id")
        .$asScalar()
        .$notNull()
        .as("passkeys"),
      eb
        .selectFrom("recovery_codes")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("used_at", "is", null)
        .whereRef("user_id", "=", "user.id")
        .$asScalar()
        .$notNull()
        .as("recoveryCodesLeft"),
    ])
    .where("user.id", "=", userId)
    .executeTakeFirstOrThrow();

/** A person's factors and their dates, without secrets: for the download of one's data. */
export async function factorsOf(database: Database, userId: string) {
  const { totpSince, recoveryCodesLeft } = await countFactors(database, userId);
  const passkeys = await listPasskeys(database, userId);
  return {
    totpSince,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
  };
}

export const insertCodes = (tx: Tx, userId: string, hashes: Buffer[]) =>
  tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();

export const deleteCodes = (tx: Tx, userId: string) =>
  tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();

/** Marks a code as used: of many concurrent requests one gets a row. */
export const setUsed = (tx: Tx, { userId, hash, now }: { userId: string; hash: Buffer; now: Date }) =>
  tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();

type StorePendingParams = { user_id: string; sealed_secret: Buffer; created_at: Date };

/** Stores a pending secret in place of another pending one; no row if one is active. */
export const storePending = (database: Database, pending: StorePendingParams) =>
  database
    .insertInto("totp_secrets")
    .values(pending)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ sealed_secret: pending.sealed_secret, created_at: pending.created_at })
        .where("totp_secrets.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();

const sealedSecret = (db: DbOrTx, userId: string) =>
  db.selectFrom("totp_secrets").select("sealed_secret").where("user_id", "=", userId);

/** The pending secret. */
export const findPending = (db: DbOrTx, userId: string) =>
  sealedSecret(db, userId).where("confirmed_at", "is", null).executeTakeFirst();

/** The active secret. */
export const findSecret = (tx: Tx, userId: string) =>
  sealedSecret(tx, userId).where("confirmed_at", "is not", null).executeTakeFirst();

type Step = { userId: string; step: number };

/** Activates the secret; the code that proved it is used. No row if there is nothing to confirm. */
export const setConfirmed = (tx: Tx, { userId, step, now }: Step & { now: Date }) =>
  tx
    .updateTable("totp_secrets")
    .set({ confirmed_at: now, last_step: step })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();

/** Advances to this time step: of many concurrent uses of one code one gets a row. */
export const advanceTotpStep = (tx: Tx, { userId, step }: Step) =>
  tx
    .updateTable("totp_secrets")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();

/** Removes the app, active or pending; returns which of the two it was. */
export const deleteSecret = (tx: Tx, userId: string) =>
  tx.deleteFrom("totp_secrets").where("user_id", "=", userId).returning("confirmed_at").executeTakeFirst();

export const deleteUnconfirmedSecrets = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "totp_secrets", where: sql`confirmed_at is null and created_at < ${before}`, limit });

export const deleteNewSecret = (tx: Tx, { userId, since }: { userId: string; since: Date }) =>
  tx
    .deleteFrom("totp_secrets")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("confirmed_at", "is", null), eb("confirmed_at", ">", since)]))
    .execute();

import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Passkeys } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

export type PasskeyRow = Selectable<Passkeys>;
/** What an answer is for: adding a passkey, signing in with it alone, or the second step. */
export type Purpose = "add" | "signIn" | "secondStep";
type Challenge = { challenge: string; user_id: string | null; purpose: Purpose; expires_at: Date };

export const insertChallenge = (database: Database, challenge: Challenge) =>
  database.insertInto("passkey_challenges").values(challenge).execute();

type ClaimChallengeParams = { challenge: string; purposes: Purpose[]; userId?: string; now: Date };

/** Deletes the challenge: the first of many answers gets it. */
export function claimChallenge(database: Database, { challenge, purposes, userId, now }: ClaimChallengeParams) {
  const answered = database
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("purpose", "in", purposes)
    .where("expires_at", ">", now);
  const own = userId ? answered.where("user_id", "=", userId) : answered;
  return own.returning(["user_id", "purpose"]).executeTakeFirst();
}

export const deleteExpiredChallenges = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "passkey_challenges", where: sql`expires_at <= ${before}`, limit });

/** All passkeys of a person, newest first. */
export const listPasskeys = (db: DbOrTx, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const findPasskey = (database: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  database.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();

/** Adds a passkey; undefined if somebody has it already. */
export const insertPasskey = (tx: Tx, passkey: Insertable<Passkeys>): Promise<PasskeyRow | undefined> =>
  tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returningAll()
    .executeTakeFirst();

/** Records a use. A counter that does not increase, if the authenticator counts at all, reveals a copy: no row. */
export const setUsed = (tx: Tx, { id, counter, now }: { id: string; counter: number; now: Date }) =>
  tx
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.lit(counter === 0)])]))
    .returning("id")
    .executeTakeFirst();

export const deletePasskey = (tx: Tx, { id, userId }: { id: string; userId: string }) =>
  tx.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", userId).returning("name").executeTakeFirst();

export const deleteNewPasskeys = (tx: Tx, { userId, since }: { userId: string; since: Date }) =>
  tx.deleteFrom("passkeys").where("user_id", "=", userId).where("created_at", ">", since).execute();

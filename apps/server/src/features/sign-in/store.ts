import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";

type StoreDeviceParams = { userId: string; tokenHash: Buffer; now: Date };

/** Which of these browsers have signed in to this account before. */
export const findDevices = async (db: DbOrTx, { userId, hashes }: { userId: string; hashes: Buffer[] }) => {
  const rows = await db
    .selectFrom("known_devices")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("token_hash", "in", hashes)
    .execute();
  return rows.map(({ token_hash }) => token_hash);
};

export const hasDevices = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.selectFrom("known_devices").select("user_id").where("user_id", "=", userId).limit(1).execute()).length > 0;

export const eraseDevices = (tx: Tx, userId: string) =>
  tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();

export const storeDevice = (tx: Tx, { userId, tokenHash, now }: StoreDeviceParams) =>
  tx
    .insertInto("known_devices")
    .values({ user_id: userId, token_hash: tokenHash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "token_hash"]).doUpdateSet({ last_seen_at: now }))
    .execute();

export const deleteOldDevices = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "known_devices",
    where: sql`last_seen_at < ${before} and ${hasNoLegalHold(sql.ref("known_devices.user_id"))}`,
    limit,
  });

type Step = { token_hash: Buffer; user_id: string; remembered: boolean; expires_at: Date };

export const insertStep = (tx: Tx, step: Step) => tx.insertInto("second_steps").values(step).execute();

type Sought = { hash: Buffer; now: Date };

/** The open second step of a cookie, of a person who is still registered. */
export const findStep = (database: Database, { hash, now }: Sought) =>
  database
    .selectFrom("second_steps as step")
    .innerJoin("users as user", "user.id", "step.user_id")
    .select(["step.token_hash as hash", "step.user_id as userId", "step.remembered"])
    .where("step.token_hash", "=", hash)
    .where("step.expires_at", ">", now)
    .where("user.deleted_at", "is", null)
    .executeTakeFirst();

/** Deletes an open second step: of many concurrent requests one gets it. */
export const claimStep = (tx: Tx, { hash, userId, now }: Sought & { userId: string }) =>
  tx
    .deleteFrom("second_steps")
    .where("token_hash", "=", hash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .returning("remembered")
    .executeTakeFirst();

export const deleteSteps = (tx: Tx, userId: string) =>
  tx.deleteFrom("second_steps").where("user_id", "=", userId).execute();

export const deleteExpiredSteps = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "second_steps", where: sql`expires_at <= ${before}`, limit });

/** Which of these addresses have an account: one may have been deleted. */
export const knownEmails = async (database: Database, emails: string[]): Promise<Set<string>> => {
  const rows = await database.selectFrom("users").select("email").where("email", "in", emails).execute();
  return new Set(rows.flatMap(({ email }) => email ?? []));
};

/** Hashes that several accounts share; each hash has its own salt, so this never happens by itself. */
export const sharedHashes = async (database: Database): Promise<string[]> => {
  const rows = await database
    .selectFrom("users")
    .select("password_hash")
    .where("password_hash", "is not", null)
    .groupBy("password_hash")
    .having((eb) => eb.fn.countAll(), ">", 1)
    .execute();
  return rows.flatMap(({ password_hash }) => password_hash ?? []);
};

export const markDemo = (database: Database, passwordHash: string) =>
  database.updateTable("users").set({ is_demo: true }).where("password_hash", "=", passwordHash).execute();

export const demoIds = async (database: Database): Promise<string[]> => {
  const rows = await database.selectFrom("users").select("id").where("is_demo", "=", true).execute();
  return rows.map(({ id }) => id);
};

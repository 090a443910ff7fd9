import type { Database, Tx } from "../../../platform/database/database.ts";

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
export const takeStep = (tx: Tx, { hash, userId, now }: Sought & { userId: string }) =>
  tx
    .deleteFrom("second_steps")
    .where("token_hash", "=", hash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .returning("remembered")
    .executeTakeFirst();

export const deleteSteps = (tx: Tx, userId: string) =>
  tx.deleteFrom("second_steps").where("user_id", "=", userId).execute();

export const deleteExpiredSteps = (database: Database, now: Date) =>
  database.deleteFrom("second_steps").where("expires_at", "<=", now).execute();

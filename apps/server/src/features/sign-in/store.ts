import type { Database, Tx } from "../../platform/database/database.ts";

type Seen = { userId: string; tokenHash: Buffer; now: Date };

/** Whether this browser has signed in to this account before, and whether any has. */
export const findDevices = (tx: Tx, { userId, tokenHash }: Omit<Seen, "now">) =>
  tx
    .selectFrom("known_devices")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.countAll<number>().filterWhere("token_hash", "=", tokenHash).as("same"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

export const keepDevice = (tx: Tx, { userId, tokenHash, now }: Seen) =>
  tx
    .insertInto("known_devices")
    .values({ user_id: userId, token_hash: tokenHash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "token_hash"]).doUpdateSet({ last_seen_at: now }))
    .execute();

export const deleteOldDevices = (database: Database, seenBefore: Date) =>
  database.deleteFrom("known_devices").where("last_seen_at", "<", seenBefore).execute();

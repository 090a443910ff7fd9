import type { Database, Tx } from "../../platform/database/database.ts";

type Seen = { userId: string; tokenHash: Buffer; now: Date };

/** Which of these browsers have signed in to this account before. */
export const findDevices = async (db: Database | Tx, { userId, hashes }: { userId: string; hashes: Buffer[] }) => {
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

export const forgetDevices = (tx: Tx, userId: string) =>
  tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();

export const keepDevice = (tx: Tx, { userId, tokenHash, now }: Seen) =>
  tx
    .insertInto("known_devices")
    .values({ user_id: userId, token_hash: tokenHash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "token_hash"]).doUpdateSet({ last_seen_at: now }))
    .execute();

export const deleteOldDevices = (database: Database, seenBefore: Date) =>
  database.deleteFrom("known_devices").where("last_seen_at", "<", seenBefore).execute();

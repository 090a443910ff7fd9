import type { Tx } from "../../../platform/database/database.ts";

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

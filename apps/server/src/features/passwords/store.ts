import type { Tx } from "../../platform/database/database.ts";

export const setPassword = (tx: Tx, userId: string, passwordHash: string) =>
  tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();

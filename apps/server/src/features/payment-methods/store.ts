import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { PaymentMethods } from "../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

/** Whether somebody has a saved card: the one question that booking asks about payment. */
export async function hasPaymentMethod(db: Anywhere, userId: string): Promise<boolean> {
  const row = await db.selectFrom("payment_methods").select("id").where("user_id", "=", userId).limit(1).execute();
  return row.length > 0;
}

export const insertPaymentMethod = (db: Anywhere, method: Insertable<PaymentMethods>) =>
  db.insertInto("payment_methods").values(method).execute();

export const paymentMethodsOf = (db: Anywhere, userId: string) =>
  db
    .selectFrom("payment_methods")
    .select(["brand", "last_four", "expires_on", "is_default", "created_at"])
    .where("user_id", "=", userId)
    .execute();

export const deletePaymentMethods = (tx: Tx, userId: string) =>
  tx.deleteFrom("payment_methods").where("user_id", "=", userId).execute();

import type { Insertable, Selectable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { BillingDetails } from "../../platform/database/database-types.ts";

export type BillingRow = Selectable<BillingDetails>;

export const findBilling = (db: DbOrTx, userId: string): Promise<BillingRow | undefined> =>
  db.selectFrom("billing_details").selectAll().where("user_id", "=", userId).executeTakeFirst();

export const upsertBilling = (tx: Tx, { user_id, ...details }: Insertable<BillingDetails>) =>
  tx
    .insertInto("billing_details")
    .values({ user_id, ...details })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(details))
    .execute();

export const deleteBilling = (tx: Tx, userId: string) =>
  tx.deleteFrom("billing_details").where("user_id", "=", userId).execute();

import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Withdrawals } from "../../platform/database/database-types.ts";

export const insertWithdrawal = (tx: Tx, withdrawal: Insertable<Withdrawals>) =>
  tx.insertInto("withdrawals").values(withdrawal).execute();

export const withdrawalsOf = (database: Database, email: string) =>
  database
    .selectFrom("withdrawals")
    .select(["reference", "name", "email", "contract", "received_at"])
    .where("email", "=", email)
    .execute();

import type { Insertable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Withdrawals } from "../../platform/database/database-types.ts";

export const insertWithdrawal = (tx: Tx, withdrawal: Insertable<Withdrawals>) =>
  tx.insertInto("withdrawals").values(withdrawal).execute();

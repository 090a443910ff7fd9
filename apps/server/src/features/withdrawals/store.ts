import { emailKey } from "@aufwind/rules/accounts";
import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Withdrawals } from "../../platform/database/database-types.ts";

export const insertWithdrawal = (tx: Tx, withdrawal: Omit<Insertable<Withdrawals>, "email_key">) =>
  tx
    .insertInto("withdrawals")
    .values({ ...withdrawal, email_key: emailKey(withdrawal.email) })
    .execute();

export const withdrawalsOf = (database: Database, email: string) =>
  database
    .selectFrom("withdrawals")
    .select(["reference", "name", "email", "contract", "received_at"])
    .where("email_key", "=", emailKey(email))
    .execute();

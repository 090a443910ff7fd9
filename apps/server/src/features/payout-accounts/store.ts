import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { PayoutAccounts } from "../../platform/database/database-types.ts";

export type AccountRow = Selectable<PayoutAccounts>;

export const findAccount = (db: Database, coachId: string): Promise<AccountRow | undefined> =>
  db.selectFrom("payout_accounts").selectAll().where("coach_id", "=", coachId).executeTakeFirst();

/** The status of a coach's account, as a subquery. */
export const accountStatusOf = (db: Database, coachId: string) =>
  db.selectFrom("payout_accounts").select("status").where("coach_id", "=", coachId);

/** One account per coach: of two concurrent inserts the first stays, and both use it. */
export async function storeAccount(db: Database, account: Insertable<PayoutAccounts>): Promise<void> {
  await db
    .insertInto("payout_accounts")
    .values(account)
    .onConflict((conflict) => conflict.column("coach_id").doNothing())
    .execute();
}

export const updateAccount = (tx: Tx, providerId: string, changes: Updateable<PayoutAccounts>) =>
  tx
    .updateTable("payout_accounts")
    .set(changes)
    .where("provider_id", "=", providerId)
    .returningAll()
    .executeTakeFirst();

type FindWaitingParams = { before: Date; limit: number };

/** Accounts that are not ready and were not checked lately, the longest unchecked first. */
export const findWaiting = (db: Database, { before, limit }: FindWaitingParams) =>
  db
    .selectFrom("payout_accounts")
    .select("provider_id")
    .where("status", "<>", "ready")
    .where((eb) => eb.or([eb("checked_at", "is", null), eb("checked_at", "<", before)]))
    .orderBy("checked_at", (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();

/** For the download of one's data. */
export const accountFact = (db: Database, coachId: string) =>
  db
    .selectFrom("payout_accounts")
    .select(["status", "bank_name", "bank_last_four", "created_at", "checked_at"])
    .where("coach_id", "=", coachId)
    .executeTakeFirst();

import type { Restriction } from "@aufwind/rules/people";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

export const findRestrictions = (db: DbOrTx, userId: string) =>
  db.selectFrom("account_restrictions").select(["kind", "reason", "since"]).where("user_id", "=", userId).execute();

type Restricted = { userId: string; kind: Restriction };

/** Whether the team has restricted somebody so. */
export const isRestricted = async (db: DbOrTx, { userId, kind }: Restricted): Promise<boolean> =>
  (await db
    .selectFrom("account_restrictions")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirst()) !== undefined;

type Restricting = Restricted & { reason: string; now: Date; operatorId: string };

export const insertRestriction = (tx: Tx, { userId, kind, reason, now, operatorId }: Restricting) =>
  tx
    .insertInto("account_restrictions")
    .values({ user_id: userId, kind, reason, since: now, set_by: operatorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteRestriction = (tx: Tx, { userId, kind }: Restricted) =>
  tx.deleteFrom("account_restrictions").where("user_id", "=", userId).where("kind", "=", kind).execute();

import type { Restriction } from "@aufwind/rules/people";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { hasRow } from "../../platform/database/has-row.ts";

export const findRestrictions = (db: DbOrTx, userId: string) =>
  db.selectFrom("account_restrictions").select(["kind", "reason", "since"]).where("user_id", "=", userId).execute();

type Restricted = { userId: string; kind: Restriction };

/** Whether the team has restricted somebody so. */
export const isRestricted = (db: DbOrTx, { userId, kind }: Restricted): Promise<boolean> =>
  hasRow(
    db.selectFrom("account_restrictions").select("user_id").where("user_id", "=", userId).where("kind", "=", kind),
  );

/** What the team has forbidden somebody. */
export const findRestrictionKinds = async (db: DbOrTx, userId: string): Promise<string[]> =>
  (await db.selectFrom("account_restrictions").select("kind").where("user_id", "=", userId).execute()).map(
    ({ kind }) => kind,
  );

type Restricting = Restricted & { reason: string; now: Date; operatorId: string; until?: Date | null };

/** The later end of two counts. */
export const insertRestriction = (tx: Tx, { userId, kind, reason, now, operatorId, until = null }: Restricting) =>
  tx
    .insertInto("account_restrictions")
    .values({ user_id: userId, kind, reason, since: now, set_by: operatorId, until })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind"])
        .doUpdateSet({ reason, set_by: operatorId, until })
        .whereRef("account_restrictions.until", "<", "excluded.until"),
    )
    .execute();

export const deleteRestriction = (tx: Tx, { userId, kind }: Restricted) =>
  tx.deleteFrom("account_restrictions").where("user_id", "=", userId).where("kind", "=", kind).execute();

export const deleteEnded = (db: DbOrTx, now: Date) =>
  db.deleteFrom("account_restrictions").where("until", "<=", now).execute();

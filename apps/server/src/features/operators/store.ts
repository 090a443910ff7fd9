import type { Permission } from "@aufwind/rules/operators";
import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Operators } from "../../platform/database/database-types.ts";
import { hasRow } from "../../platform/database/has-row.ts";

/** Whether somebody belongs to the team now. */
export const isOperator = (db: DbOrTx, userId: string): Promise<boolean> =>
  hasRow(db.selectFrom("operators").select("user_id").where("user_id", "=", userId).where("removed_at", "is", null));

export const insertOperator = (tx: Tx, operator: Insertable<Operators>) =>
  tx.insertInto("operators").values(operator).execute();

/** Somebody of the team, locked until the commit. */
export const lockOperator = (tx: Tx, userId: string) =>
  tx
    .selectFrom("operators")
    .select(["user_id", sql<Permission[]>`permissions`.as("permissions")])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Admins who have accepted, all locked: two who remove each other at once wait for one another. */
export const lockAdmins = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .selectFrom("operators as operator")
    .innerJoin("users as user", "user.id", "operator.user_id")
    .select("operator.user_id")
    .where(sql<boolean>`'admin' = any (operator.permissions)`)
    .where("operator.removed_at", "is", null)
    .where("user.confirmed_at", "is not", null)
    .orderBy("operator.user_id")
    .forUpdate("operator")
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export const setPermissions = (tx: Tx, userId: string, permissions: readonly Permission[]) =>
  tx
    .updateTable("operators")
    .set({ permissions: [...permissions] })
    .where("user_id", "=", userId)
    .execute();

export const setRemoved = (tx: Tx, userId: string, now: Date) =>
  tx.updateTable("operators").set({ removed_at: now }).where("user_id", "=", userId).execute();

/** Everybody who is or was in the team. */
export const findTeam = (database: Database) =>
  database
    .selectFrom("operators as operator")
    .innerJoin("users as user", "user.id", "operator.user_id")
    .select([
      "user.id",
      "user.email",
      "user.first_name",
      "user.last_name",
      "user.confirmed_at",
      "operator.invited_at",
      "operator.removed_at",
      sql<Permission[]>`operator.permissions`.as("permissions"),
      // Old sessions are forgotten; what somebody did is not.
      sql<Date | null>`greatest((select max(last_used_at) from sessions where user_id = "user".id),
        (select at from audit_log where operator_id = "user".id order by position desc limit 1))`.as("last_seen_at"),
      sql<boolean>`exists (select from passkeys where user_id = "user".id) or exists (
        select from totp_secrets where user_id = "user".id and confirmed_at is not null)`.as("has_factor"),
    ])
    .orderBy("operator.removed_at", (order) => order.desc().nullsFirst())
    .orderBy("user.first_name")
    .execute();
export type TeamRow = Awaited<ReturnType<typeof findTeam>>[number];

/** The team now, by name: for assignments. */
export const findColleagues = (db: DbOrTx) =>
  db
    .selectFrom("operators as operator")
    .innerJoin("users as user", "user.id", "operator.user_id")
    .select([
      "user.id",
      sql<string>`trim("user".first_name || ' ' || "user".last_name)`.as("name"),
      sql<Permission[]>`operator.permissions`.as("permissions"),
    ])
    .where("operator.removed_at", "is", null)
    .where("user.confirmed_at", "is not", null)
    .orderBy("name")
    .execute();

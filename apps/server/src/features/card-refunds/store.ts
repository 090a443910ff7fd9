import { LEASE } from "@aufwind/rules/payments/charge-plan";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PackageRefunds } from "../../platform/database/database-types.ts";

/** Of appointments, of packages, of gift cards. */
export type RefundTable = "refunds" | "package_refunds" | "gift_card_refunds";

/** What all of them have. */
type Common = Omit<PackageRefunds, "payment_id" | "appointment_id">;
export type CardRefund = Selectable<Common>;

/** Leases the refund that has waited longest. */
export async function leaseRefund(db: Database, table: RefundTable, now: Date): Promise<CardRefund | undefined> {
  const { rows } = await sql<CardRefund>`
    update ${sql.table(table)}
    set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    where id = (
      select id from ${sql.table(table)}
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Whether another worker has leased a due one, or died with it. */
export async function isAnyLeased(db: Database, table: RefundTable, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where due_at <= ${now} and leased_until > ${now} limit 1`.execute(db);
  return rows.length > 0;
}

/** After locking what it is of: the same order everywhere. */
export async function lockRefund(tx: Tx, table: RefundTable, id: string): Promise<CardRefund> {
  const { rows } = await sql<CardRefund>`
    select * from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  if (!rows[0]) throw new Error("a refund is gone");
  return rows[0];
}

type Which = { table: RefundTable; id: string };

export const updateRefund = (db: DbOrTx, { table, id }: Which, changes: Updateable<Common>) =>
  // Typed as one of them: the columns are the same.
  db
    .updateTable(table as "package_refunds")
    .set(changes)
    .where("id", "=", id)
    .execute();
